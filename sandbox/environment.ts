/** What the environment may say, checked. `.env.example` lists every key with its default. */
import { existsSync } from 'node:fs';
import * as v from 'valibot';
import type { VapidKeys } from './push/send-push.ts';
import { StartError } from './db/start-error.ts';

/** A key that is set to nothing counts as not set. */
const setting = <Output>(schema: v.GenericSchema<string, Output>, fallback: string) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => text.trim() || fallback),
    schema,
  );

const environmentSchema = v.object({
  PORT: setting(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, 'must be a number'),
      v.transform(Number),
      v.maxValue(65_535, 'must be at most 65535'),
    ),
    '4173',
  ),
  LISTEN_ADDRESS: setting(v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'must be a host name or address')), '127.0.0.1'),
  ALLOWED_HOSTS: setting(
    v.pipe(
      v.string(),
      v.regex(/^[\w.-]*( *, *[\w.-]+)*$/, 'must be names with commas between them'),
      v.transform((text) =>
        text
          .toLowerCase()
          .split(',')
          .flatMap((name) => name.trim() || []),
      ),
    ),
    '',
  ),
  DATABASE_URL: setting(v.pipe(v.string(), v.regex(/^$|^postgres(ql)?:\/\//, 'must begin with postgres://')), ''),
  DATABASE_READ_URL: setting(v.pipe(v.string(), v.regex(/^$|^postgres(ql)?:\/\//, 'must begin with postgres://')), ''),
  TRUST_PROXY: setting(
    v.pipe(v.string(), v.regex(/^\d$/, 'must be how many proxies stand before the server'), v.transform(Number)),
    '0',
  ),
  SOCKETS: setting(v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'must be a number'), v.transform(Number)), '5000'),
  METRICS_PORT: setting(
    v.pipe(
      v.string(),
      v.regex(/^\d{0,5}$/, 'must be a number'),
      v.transform((text) => (text === '' ? null : Number(text))),
      v.nullable(v.pipe(v.number(), v.maxValue(65_535, 'must be at most 65535'))),
    ),
    '',
  ),
  DATA_DIR: setting(v.string(), '.data'),
  ACCEPT_LOST_ENTRIES: setting(
    v.pipe(v.string(), v.regex(/^(\d+-\d+)?$/, 'must be the numbers of two entries, 821-830')),
    '',
  ),
  DIST_DIR: setting(v.string(), 'dist'),
  VAPID_PUBLIC_KEY: setting(v.pipe(v.string(), v.regex(/^([\w-]{87})?$/, 'must be 87 characters of base64url')), ''),
  VAPID_PRIVATE_KEY: setting(v.pipe(v.string(), v.regex(/^([\w-]{43})?$/, 'must be 43 characters of base64url')), ''),
  VAPID_SUBJECT: setting(
    v.pipe(v.string(), v.regex(/^$|^mailto:.+@.+$|^https:\/\/.+$/, 'must begin with mailto: or https://')),
    '',
  ),
  LOG_LEVEL: setting(
    v.picklist(['silent', 'fatal', 'error', 'warn', 'info', 'debug'], 'must be silent, error, warn, info or debug'),
    'error',
  ),
});

/** Every key set to nothing: a child that is given it starts from the defaults, whatever its `.env` says. */
export const blankEnvironment: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(environmentSchema.entries).map((key) => [key, '']),
);

export type Environment = v.InferOutput<typeof environmentSchema>;

/**
 * Keys of pushes; undefined where none are set.
 * @throws StartError where only some of the three are
 */
export function vapidOf(environment: Environment): VapidKeys | undefined {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = environment;
  const given = [publicKey, privateKey, subject].filter((value) => value !== '');
  if (given.length === 0) return undefined;
  if (given.length === 3) return { publicKey, privateKey, subject };
  throw new StartError('VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT belong together. See .env.example.');
}

/** Reads `.env` of the working directory, if there is one. What is set already stays. */
export function loadEnvironmentFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}

/** @throws StartError naming every key that is wrong, and why. */
export function readEnvironment(environment: NodeJS.ProcessEnv): Environment {
  const parsed = v.safeParse(environmentSchema, environment);
  if (parsed.success) return parsed.output;
  const wrong = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`);
  throw new StartError(`The environment is not right: ${wrong.join('; ')}. See .env.example.`);
}
