/** A member who has used everything, with values of their own: what nobody may find when they are gone. */
import { randomUUID } from 'node:crypto';
import { assets } from '#contract/assets.ts';
import { codes } from '#contract/codes.ts';
import { coupons } from '#contract/coupons.ts';
import { dailyBonus, sign } from '#contract/daily-rewards.ts';
import { fieldsOf, type Endpoint, type Fields } from '#contract/endpoint.ts';
import { exchangeRate, sellFinancial } from '#contract/exchange.ts';
import { feedback } from '#contract/feedback.ts';
import { fundPassword } from '#contract/fund-password.ts';
import { groupJoins } from '#contract/group-join.ts';
import { moderation } from '#contract/moderation.ts';
import { payees } from '#contract/payees.ts';
import { person } from '#contract/person.ts';
import { recharges } from '#contract/recharge.ts';
import { redeemCode } from '#contract/redeem.ts';
import { square } from '#contract/square.ts';
import { user } from '#contract/user.ts';
import { withdrawals } from '#contract/withdrawal.ts';
import { day, hour } from '#domain/limits.ts';
import { runJobs } from '#sandbox/jobs/run-jobs.ts';
import { photoWithPlace } from '#tests/support/pictures.ts';
import { addProduct, orderInput } from './people.ts';
import type { Ask, ServedWorld } from './served-world.ts';
import { codeFor, newPassword, readCode, register, wrongCode } from './visitors.ts';

export const traces = {
  phone: '9812399877',
  email: 'zubenelgenubi@dayrent.example',
  name: 'Zubenelgenubi',
  post: 'Quokkas were seen on the pier of Fremantle',
  comment: 'Wombats too, said the harbour master of Esperance',
  feedback: 'My numbat could not see the income of yesterday on the wallet page, please look',
  otherPhone: '9812366554',
  note: 'This axolotl sells medicine',
  address: '0xfeedface00c0ffee00decaf000badc0de0defa00',
  account: '918273645546372',
  realName: 'Thessaloniki Papadopoulou',
  ifsc: 'ZUBE0424242',
  label: 'Aardvark rent',
  passkey: 'Xylograph key',
  // Of which the browser's and the system's names are kept, for as long as the member is there.
  agent: 'Mozilla/5.0 (Quagga Z9; rv:141.0) Gecko/20100101 Firefox/141.0',
  ip: '203.0.113.77',
} as const;

const headers = { 'User-Agent': traces.agent, 'X-Forwarded-For': traces.ip };
const fundPasswordText = 'Numbat2026';

export interface FullMember {
  id: string;
  token: string;
  squareId: string;
  call: (endpoint: Endpoint, fields?: Fields, more?: Ask) => Promise<Record<string, unknown>>;
  /** Somebody else. */
  other: FullMember['call'];
}

const callAs =
  (world: ServedWorld, token: string): FullMember['call'] =>
  async (endpoint, fields = {}, more = {}) => {
    world.wallClock.advance(hour);
    const told = await world.ask(endpoint.method, `/api/${endpoint.backend}/${endpoint.path}`, {
      token,
      fields,
      headers,
      ...(endpoint.money && { intent: randomUUID() }),
      ...more,
    });
    if (told.code !== codes.ok) throw new Error(`${endpoint.path} answered ${told.code} ${told.msg}`);
    return { ...(told.data as Record<string, unknown> | null), msg: told.msg };
  };

export async function fullMember(world: ServedWorld): Promise<FullMember> {
  const { context, clock } = world;
  const visitor = callAs(world, '');
  const newcomer = { type: 'phone', country: 'IN', account: traces.phone } as const;
  await register(world, newcomer, { code: await codeFor(world, newcomer) });
  const credentials = { country: 'IN', phone: traces.phone, password: newPassword, zone: 'Asia/Kolkata' };
  await visitor(user.login, { ...credentials, password: 'Wrong2026' }).catch(() => undefined);
  const token = String((await visitor(user.login, credentials))['msg']);
  const { id } = await context.db
    .selectFrom('members')
    .select('id')
    .where('phone', '=', traces.phone)
    .executeTakeFirstOrThrow();
  const full: FullMember = {
    id,
    token,
    squareId: '',
    call: callAs(world, token),
    other: callAs(world, await world.signIn()),
  };
  const later = async (ms: number): Promise<void> => {
    clock.advance(ms);
    await runJobs(context);
  };
  await beSomebody(world, full);
  const squareId = await speak(world, full);
  await moveMoney(world, full, later);
  await collectRewards(world, full);
  return { ...full, squareId };
}

/** Person, passwords, payees. */
async function beSomebody(world: ServedWorld, { id, call }: FullMember): Promise<void> {
  const { db } = world.context;
  await db.updateTable('members').set({ email: traces.email }).where('id', '=', id).execute();
  await call(person.modifyName, { name: traces.name });
  await call(person.modifyHead, {}, { file: { field: 'img', bytes: new Uint8Array(await photoWithPlace()) } });
  const passkey = {
    credential_id: 'credential-of-z',
    public_key: 'key-of-z',
    counter: 0,
    added_at: 0,
    used_at: null,
    confirms: true,
  };
  await db
    .insertInto('passkeys')
    .values({ ...passkey, id: 'passkey-of-z', member_id: id, name: traces.passkey })
    .execute();
  await db
    .insertInto('passkey_challenges')
    .values({ challenge: 'challenge-of-z', purpose: 'add', holder: id, subject: '', expires_at: 1e15 })
    .execute();
  for (const send of [fundPassword.payCodeByEmail, fundPassword.payCodeByPhone]) {
    world.clock.advance(hour);
    await call(send);
  }
  const code = await readCode(world, traces.phone);
  const set = { channel: 'phone', password: fundPasswordText, current: '', loginPassword: '' };
  await call(fundPassword.updatePayPassword, { ...set, code: wrongCode(code) }).catch(() => undefined);
  await call(fundPassword.updatePayPassword, { ...set, code });
  const chain = { currency: 'USDT', chain: 'BEP20', payeeLabel: traces.label };
  await call(payees.addAddress, { ...chain, address: traces.address });
  const { account, ifsc, realName } = traces;
  const bank = { bank: 'Bank of Play', payee: realName, account, realName, ifsc, payeeLabel: traces.label };
  await call(payees.modifyBank, { ...bank, bankId: '' });
}

/** Posts, comments, likes, reports, blocks, feedback; of theirs and about them. @returns their post */
async function speak(world: ServedWorld, { call, other }: FullMember): Promise<string> {
  const file = { field: 'img', bytes: new Uint8Array(await photoWithPlace()) };
  const draft = () => ({ draftId: randomUUID() });
  const { id } = await call(square.addPost, { content: traces.post, ...draft() }, { file });
  await world.control('POST', '/sandbox/posts/publish');
  const squareId = String(id);
  await call(square.addTextPost, { content: `${traces.post}, at noon`, ...draft() });
  const theirs = String((await other(square.addTextPost, { content: 'A calm day', ...draft() }))['id']);
  await world.control('POST', '/sandbox/posts/publish');
  const comment = await call(square.addComment, { squareId: theirs, content: traces.comment, ...draft() });
  await other(square.addComment, { squareId: theirs, commentId: String(comment['id']), content: 'Where?', ...draft() });
  await other(square.addComment, { squareId, content: 'Lovely', ...draft() });
  await call(square.likePost, { squareId: theirs });
  await other(square.likePost, { squareId });
  const report = { about: 'words', reason: 'scam', note: traces.note };
  await call(moderation.report, { ...report, kind: 'post', wordsId: theirs });
  await other(moderation.report, { ...report, note: '', kind: 'post', wordsId: squareId });
  await other(moderation.report, {
    ...report,
    note: '',
    about: 'member',
    kind: 'comment',
    wordsId: String(comment['id']),
  });
  await call(moderation.block, { kind: 'post', wordsId: theirs });
  await other(moderation.block, { kind: 'post', wordsId: squareId });
  const letter = { comments: traces.feedback, phone: traces.otherPhone, ...draft() };
  await call(feedback.createFeedback, letter, { file });
  return squareId;
}

/** Recharges, an exchange, orders, income, withdrawals. */
async function moveMoney(
  world: ServedWorld,
  { call }: FullMember,
  later: (ms: number) => Promise<void>,
): Promise<void> {
  await addProduct(world.context, 'wheel', { price: '20.00', dayReturn: '0.40', bias: 40_000 });
  await call(recharges.createRecharge, { method: 'usdt', channelId: '', amount: '400.00' });
  const { channels } = (await call(recharges.rechargeOptions)) as { channels: { channelId: string }[] };
  const channelId = channels[0]?.channelId ?? '';
  await call(recharges.createRecharge, { method: 'cash', channelId, amount: '3000.00' });
  await later(hour);
  const { rate, quoteTime } = (await call(exchangeRate, { currency: 'INR' })) as { rate: string; quoteTime: number };
  await call(sellFinancial, { amount: '1000.00', rate, quoteTime: String(quoteTime) });
  const buy = async (): Promise<unknown> =>
    call(assets.createOrder, fieldsOf(assets.createOrder, await orderInput(world.context, 'wheel')));
  await buy();
  await later(2 * day);
  await buy();
  // The first of a list.
  const { 0: first } = (await call(payees.addresses)) as Record<string, { addressId: string }>;
  const address = first?.addressId ?? '';
  for (const pause of [2 * day, 0]) {
    const quote = await quoteInHours(call, later, address);
    const { quoteId, amount, fee } = quote;
    await call(withdrawals.authoriseWithdrawal, { quoteId, fundPassword: 'Wrong2026' }).catch(() => undefined);
    await call(withdrawals.authoriseWithdrawal, { quoteId, fundPassword: fundPasswordText });
    await call(withdrawals.createWithdrawal, { quoteId, amount, fee, payeeId: address });
    await later(pause);
  }
}

/** Terms, as soon as there are hours for a withdrawal. */
async function quoteInHours(
  call: FullMember['call'],
  later: (ms: number) => Promise<void>,
  payeeId: string,
): Promise<{ quoteId: string; amount: string; fee: string }> {
  for (let tried = 0; tried < 100; tried += 1) {
    const quote = await call(withdrawals.quoteWithdrawal, { currency: 'USDT', amount: '20.00', payeeId }).catch(
      () => null,
    );
    if (quote) return quote as { quoteId: string; amount: string; fee: string };
    await later(hour);
  }
  throw new Error('no hours for a withdrawal');
}

/** Check-in, bonuses, coupons and codes. */
async function collectRewards(world: ServedWorld, { call }: FullMember): Promise<void> {
  await call(sign.signIn);
  await call(dailyBonus.takeDailyBonus);
  await call(redeemCode, { code: 'WELCOME5' }).catch(() => undefined);
  const { db } = world.context;
  const open = await db.selectFrom('coupons').select('id').where('pieces', '>', 0).executeTakeFirst();
  if (open) await call(coupons.receiveCoupon, { couponId: open.id });
  const file = { field: 'img', bytes: new Uint8Array(await photoWithPlace()) };
  const { pictureId } = await call(groupJoins.groupScreenshot, {}, { file });
  await call(groupJoins.groupJoin, { pictureId: String(pictureId) });
}
