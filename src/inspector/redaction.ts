/**
 * What the inspector may keep. Deny by default: a text is kept where its key and its form say that it is harmless (an
 * event's type, a state, an opaque id, a word of a closed list, an amount); everything else becomes a placeholder. What is
 * secret is said where it is declared, by the contract's schemas and by machines (contract/marks.ts), and is never kept,
 * whatever its form. It happens before anything is recorded, so what is shown, exported or sent on has never held a secret.
 */
import { parseAmount } from '#domain/amount-input.ts';
import { intentKinds } from '#domain/intent.ts';
import { parseScenario } from '#domain/scenario.ts';
import { secretKinds, type Marks, type SecretKind, type Secrets } from '#domain/secret.ts';
import { withdrawalObstacles } from '#domain/withdrawal.ts';
import { createPlaceholders } from './placeholders.ts';
import { plainWith, type Plain } from './plain.ts';

const split = (list: string): string[] => list.split(' ');

/** What machines say of themselves: what the wire says too is in the contract's own lists. */
const machineWords: readonly string[] = [
  ...withdrawalObstacles,
  ...intentKinds,
  ...split('BEP20 sandbox live server store active error stopped dropped cancelled'),
  ...split('offline timeout unauthorized rejected invalid storage elsewhere'),
  ...split('onSale soldOut preSale rush starred ending plain'),
  ...split('minimum maximum'),
  ...split('again old post feedback shared unavailable'),
  ...split('tooSmall length first characters same login empty agreement'),
  ...split(
    'queued waiting held accepted dismissed like comment markRead known persistent clearable declined unsupported',
  ),
  ...split('granted denied default open'),
  ...split('shell release opened occupied removed tried'),
];

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const opaque = new RegExp(`^(?:(?:[a-z]+-)?${uuid}|[a-z]{2,}(?:-(?:[a-z]{2,}|[a-z]?\\d{1,5}))*|x:\\d{1,6})$`, 'i');
/** An id of ours: a UUID, or words and short numbers. A phone, an account or a token has another form. */
const isId = (value: string): boolean => value.length <= 64 && opaque.test(value);

/** `amount.type`, `xstate.done.actor.loadOffer`, `xstate.after.retryDelay.session.notice`. */
const isType = (value: string): boolean =>
  value.length <= 120 && /^[A-Za-z]+(?:\.[A-Za-z]+|\.\(machine\)|\.\d{1,5})+$/.test(value);

const isDecimal = (value: string): boolean => /^-?\d{1,9}(?:\.\d{1,6})?$/.test(value);
const isDay = (value: string): boolean => /^\d{4}-\d\d-\d\d$/.test(value);

/** Twelve digits could be a phone. */
const isAmount = (value: string): boolean =>
  value.length <= 12 && parseAmount(value).kind === 'amount' && value.replace(/\D/g, '').length <= 9;

/** What a link sets the sandbox up by: a closed grammar but for its seed, which has to look like an id. */
function isScenario(value: string): boolean {
  const scenario = parseScenario(value);
  return scenario !== null && (scenario.seed === null || isId(scenario.seed));
}

type Rule = (value: string, owner: object) => boolean;

const isProduct = (owner: object): boolean => 'image' in owner || 'productId' in owner;

/** The text that an object has by this name; empty: none. */
const textIn = (owner: object, key: string): string => {
  const value: unknown = Object.getOwnPropertyDescriptor(owner, key)?.value;
  return typeof value === 'string' ? value : '';
};

const isCountry: Rule = (value, owner) => /^[A-Z]{2}$/.test(value) && /^\d{1,4}$/.test(textIn(owner, 'dial'));

/** @param isWord whether a text is a word of a closed list */
const rulesWith = (isWord: (value: string) => boolean): Readonly<Record<string, Rule>> => ({
  type: (value) => isWord(value) || isType(value),
  ...Object.fromEntries(
    split(
      'state status kind output end why way ways method currency chain channel mode origin field problems reason permission kinds asked reach',
    ).map((key) => [key, isWord]),
  ),
  ...Object.fromEntries(
    split(
      'id actorId productId orderId couponId payeeId quoteId rechargeId withdrawalId recordId channelId entryId',
    ).map((key) => [key, isId]),
  ),
  subject: isId,
  agreementVersion: isId,
  ...Object.fromEntries(split('price amount rate fee').map((key) => [key, isDecimal])),
  from: isDay,
  to: isDay,
  name: (value, owner) => isProduct(owner) && /^[\p{L}\d ]{1,60}$/u.test(value) && !/\d{4}/.test(value),
  image: (value) => /^\/pictures\/[a-z0-9-]{1,60}\.svg$/.test(value),
  language: (value) => /^[a-z]{2,3}$/.test(value),
  country: (value) => /^[A-Z]{2}$/.test(value),
  dial: (value) => /^\d{1,4}$/.test(value),
  value: (value, owner) => ['chain', 'currency'].includes(textIn(owner, 'field')) && isWord(value),
  text: (value, owner) => {
    if ('exact' in owner || textIn(owner, 'type') === 'amount.type') return isAmount(value);
    return !('type' in owner) && isScenario(value);
  },
});

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** What a field is marked as. The text of `password.type` is a password; what is typed into a field says which one. */
function kindOf(secrets: Secrets, key: string, owner: object): SecretKind | undefined {
  if (key === 'text') return own(secrets, textIn(owner, 'type').split('.')[0] ?? '');
  if (key === 'value') return own(secrets, textIn(owner, 'field'));
  // What somebody signs in with is one or the other.
  const way = key === 'account' ? textIn(owner, 'type') : '';
  return way === 'phone' || way === 'email' ? way : own(secrets, key);
}

/** `phoneNumber`, `bankAccount`. */
const isNamedLike = new RegExp(secretKinds.join('|'), 'i');
/** Of this century, in ms. */
const isTime = (value: number): boolean => value >= 978_307_200_000 && value < 4_102_444_800_000;
/** As many digits as a code has, or a phone, and no time. Money is in bigints, and counts are small. */
const isLong = (value: number | bigint): boolean =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) >= 100_000 && !isTime(value);

/** Names in code are letters; what else is a key may be data. */
const isName = (key: string): boolean => /^[A-Za-z]{1,40}$/.test(key);

/** @param secrets what a machine says of its own context */
export type Redact = (value: unknown, secrets?: Secrets) => Plain;

/**
 * @param salt see createPlaceholders
 * @returns makes a redacted copy; the same object of the same machine gives the same copy
 */
export function createRedactor(salt: number, marks: Marks): Redact {
  const placeholder = createPlaceholders(salt);
  const words = new Set([...marks.words, ...Object.keys(marks.secrets), ...machineWords]);
  const rules = rulesWith((value) => words.has(value));
  const copiesOf = (secrets: Secrets) =>
    plainWith({
      text: (value, key, owner) => {
        if (value === '' || (key === 'code' && isCountry(value, owner))) return value;
        const kind = kindOf(secrets, key, owner);
        if (kind) return placeholder(kind, value);
        if (own(rules, key)?.(value, owner) === true) return value;
        return placeholder(/^\S+@\S+\.\S+$/.test(value) ? 'email' : 'text', value);
      },
      figure: (value, key) => {
        const isHidden = own(secrets, key) !== undefined || isNamedLike.test(key) || isLong(value);
        return isHidden ? ((typeof value === 'bigint' ? 0n : 0) as typeof value) : value;
      },
      key: (key) => (isName(key) ? key : placeholder('text', key)),
    });
  const common = copiesOf(marks.secrets);
  const byMachine = new WeakMap<Secrets, typeof common>();
  return (value, secrets) => {
    if (!secrets) return common(value);
    const copies = byMachine.get(secrets) ?? copiesOf({ ...marks.secrets, ...secrets });
    byMachine.set(secrets, copies);
    return copies(value);
  };
}
