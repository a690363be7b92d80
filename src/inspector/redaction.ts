/**
 * What the inspector may keep. Deny by default: a text is kept where its key and its form say that it is harmless (an
 * event's type, a state, an opaque id, a word of a closed list, an amount); everything else becomes a placeholder. It
 * happens before anything is recorded, so what is shown, exported or sent on has never held a secret.
 */
import { parseAmount } from '#domain/amount-input.ts';
import { parseScenario } from '#domain/scenario.ts';
import { channelKinds, rechargeMethods, rechargeStatuses } from '#domain/recharge.ts';
import { recordStatuses, recordTypes } from '#domain/wallet.ts';
import { codeChannels } from '#domain/verification.ts';
import { withdrawalObstacles, withdrawalStatuses } from '#domain/withdrawal.ts';
import { createPlaceholders, type SecretKind } from './placeholders.ts';
import { plainWith, type Plain } from './plain.ts';

const split = (list: string): string[] => list.split(' ');

/** All that can stand where a word of a closed list stands. */
const words: ReadonlySet<string> = new Set([
  ...recordTypes,
  ...recordStatuses,
  ...rechargeMethods,
  ...rechargeStatuses,
  ...channelKinds,
  ...codeChannels,
  ...withdrawalObstacles,
  ...withdrawalStatuses,
  ...split('USDT INR BEP20 sandbox live server store active done error stopped refused dropped unknown cancelled'),
  ...split('offline timeout unauthorized rejected invalid storage elsewhere valid'),
  ...split('onSale soldOut preSale rush starred ending plain income purchase redeem exchange'),
  ...split('rechargeUsdt rechargeCash withdrawUsdt withdrawCash fundPassword payee amount minimum maximum limit'),
  ...split('country phone password current again code old bank account realName ifsc currency chain address'),
  ...split('open gone available used expired post feedback signIn dailyBonus shared cancelled unavailable'),
  ...split('tooSmall length first characters same login empty agreement balance window'),
  ...split(
    'queued waiting held accepted dismissed like comment markRead known persistent clearable declined unsupported shell release opened occupied',
  ),
]);

const isWord = (value: string): boolean => words.has(value);

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const opaque = new RegExp(`^(?:(?:[a-z]+-)?${uuid}|[a-z]{2,}(?:-(?:[a-z]{2,}|[a-z]?\\d{1,5}))*|x:\\d{1,6})$`, 'i');
/** An id of ours: a UUID, or words and short numbers. A phone, an account or a token has another form. */
const isId = (value: string): boolean => value.length <= 64 && opaque.test(value);

/** `amount.type`, `xstate.done.actor.loadOffer`, `xstate.after.retryDelay.session.notice`. */
const isType = (value: string): boolean =>
  isWord(value) || (value.length <= 120 && /^[A-Za-z]+(?:\.[A-Za-z]+|\.\(machine\)|\.\d{1,5})+$/.test(value));

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

const rules: Readonly<Record<string, Rule>> = {
  type: isType,
  ...Object.fromEntries(
    split(
      'state status kind output end why way ways method currency chain channel mode origin field problems reason',
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
  code: (value, owner) => 'dial' in owner && /^[A-Z]{2}$/.test(value),
  value: (value, owner) => ['chain', 'currency'].includes(textIn(owner, 'field')) && isWord(value),
  text: (value, owner) => {
    if ('exact' in owner || textIn(owner, 'type') === 'amount.type') return isAmount(value);
    return !('type' in owner) && isScenario(value);
  },
};

/** What a text is taken for that isn't kept, by its key. */
const kinds: Readonly<Record<string, SecretKind>> = {
  token: 'token',
  password: 'password',
  current: 'password',
  again: 'password',
  fundPassword: 'password',
  code: 'code',
  phone: 'phone',
  email: 'email',
  address: 'address',
  account: 'account',
  ifsc: 'ifsc',
};

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

function kindOf(value: string, key: string, owner: object): SecretKind {
  // `password.type`, `code.type`, and fields that say which one they are.
  if (key === 'text') return own(kinds, textIn(owner, 'type').split('.')[0] ?? '') ?? 'text';
  if (key === 'value') return own(kinds, textIn(owner, 'field')) ?? 'text';
  // What somebody signs in with is one or the other.
  const way = key === 'account' ? textIn(owner, 'type') : '';
  if (way === 'phone' || way === 'email') return way;
  const kind = own(kinds, key);
  if (kind) return kind;
  return /^\S+@\S+\.\S+$/.test(value) ? 'email' : 'text';
}

/** Figures are amounts, times and counts; one under such a name may be a number of somebody's. */
const isPrivateName = (key: string): boolean =>
  /pass|code|phone|pin|otp|account|address|token|secret|ifsc|card/i.test(key);
/** Names in code are letters; what else is a key may be data. */
const isName = (key: string): boolean => /^[A-Za-z]{1,40}$/.test(key);

/**
 * @param salt see createPlaceholders
 * @returns a redacted copy; the same object gives the same copy
 */
export function createRedactor(salt: number): (value: unknown) => Plain {
  const placeholder = createPlaceholders(salt);
  return plainWith({
    text: (value, key, owner) =>
      value === '' || own(rules, key)?.(value, owner) === true ? value : placeholder(kindOf(value, key, owner), value),
    figure: (value, key) => (isPrivateName(key) ? ((typeof value === 'bigint' ? 0n : 0) as typeof value) : value),
    key: (key) => (isName(key) ? key : placeholder('text', key)),
  });
}
