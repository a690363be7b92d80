/** Logs for whoever runs the server, on stderr. They never hold a token, password or code, nor a query's values. */
import { endpoints } from '#contract/contract.ts';
import { marksOf } from '#contract/marks.ts';
import { headers } from '#domain/headers.ts';
import { pino, type Logger } from 'pino';
import type { Environment } from '#sandbox/environment.ts';
import { currentRequestId } from '#sandbox/http/request-id.ts';

export type { Logger };

/** What the contract marks as one of these, and headers. `msg` is what pino calls a line's own words. */
const secrets = Object.entries(marksOf(endpoints).secrets)
  .flatMap(([name, kind]) => (['token', 'password', 'code'].includes(kind) && name !== 'msg' ? [name] : []))
  .concat('authorization', headers.token.toLowerCase());

/** Database errors carry the query's parameters, among them hashes and phones: only these parts are logged. */
const explain = (error: unknown): object =>
  error instanceof Error
    ? {
        type: error.name,
        message: error.message,
        stack: error.stack,
        cause: error.cause instanceof Error ? error.cause.message : undefined,
      }
    : { message: String(error) };

export const createLog = (level: Environment['LOG_LEVEL']): Logger =>
  pino(
    {
      level,
      redact: { paths: secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`]), censor: '[hidden]' },
      serializers: { err: explain },
      mixin: () => {
        const id = currentRequestId();
        return id === undefined ? {} : { id };
      },
    },
    pino.destination({ dest: 2, sync: true }),
  );
