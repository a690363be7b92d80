/**
 * Another member's ids: every field of the contract that takes one is called with an id of the demo member, and with one
 * that does not exist. Both get the same answer, and nothing of the demo member changes. A new field needs a row here.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assets } from '#contract/assets.ts';
import { codes } from '#contract/codes.ts';
import { contract } from '#contract/contract.ts';
import { fieldsOf, type Endpoint, type Fields } from '#contract/endpoint.ts';
import { groupJoins } from '#contract/group-join.ts';
import type { Caller } from '#sandbox/context.ts';
import { findById } from '#sandbox/services/members/members.ts';
import { toRegion } from '#sandbox/calendar.ts';
import { recharge, orderInput } from '#tests/sandbox/people.ts';
import { authorise, bindPayees, quote } from '#tests/sandbox/withdrawals.ts';
import { photoWithPlace } from '#tests/support/pictures.ts';
import { openServedWorld, type ServedWorld } from '#tests/sandbox/served-world.ts';

interface Row {
  /** The demo member's. */
  id: () => string;
  /** All other fields, as the stranger would rightly send them. */
  rest?: () => Fields;
  /** What is answered; so that no row is refused before its id is looked at. */
  code: number;
  data?: unknown;
}

const endpoints = new Map<string, Endpoint>(
  Object.values(contract).flatMap((backend) => Object.entries<Endpoint>(backend)),
);
const fieldNames = ({ input }: Endpoint): string[] => ('entries' in input ? Object.keys(input.entries as object) : []);
const idFields = [...endpoints].flatMap(([name, endpoint]) =>
  fieldNames(endpoint)
    .filter((field) => /^id$|Ids?$/.test(field))
    .map((field) => `${name}.${field}`),
);

/** Ids that are no member's. */
const common: Readonly<Record<string, string>> = {
  'product.productId': 'products are for all',
  'createOrder.productId': 'products are for all',
  'productCoupons.productId': 'products are for all',
  'usableCoupons.productId': 'products are for all',
  'document.productId': 'products are for all',
  'couponsOfProduct.productId': 'products are for all',
  'openDays.productId': 'products are for all',
  // A coupon is an offer to everybody; what a member holds of it is asked without an id.
  'receiveCoupon.couponId': 'coupons are for all',
  'createRecharge.channelId': 'channels are for all',
  // Devices make these up too, and each member has their own.
  'addPost.draftId': 'a member’s own',
  'addTextPost.draftId': 'a member’s own',
  'addComment.draftId': 'a member’s own',
  'sentPost.draftId': 'a member’s own',
  'createFeedback.draftId': 'a member’s own',
  'sentFeedback.draftId': 'a member’s own',
  'proveContact.changeId': 'a member’s own',
  'changeContact.changeId': 'a member’s own',
  // Said to whoever knows it, who can be nobody else: after a deletion there is no session to ask with.
  'deletionOutcome.intentId': 'an unknown one has deleted nobody',
  'deleteAccount.intentId': 'a member’s own',
  // Closing an unknown one is what the call is for. Devices make these ids up: 122 random bits.
  'cancelIntent.intentId': 'an unknown one is closed for good',
};

let world: ServedWorld;
let token = '';
let order: Fields;
let own: { addressId: string; quoteId: string; amount: string; fee: string };
const demo = {
  quoteId: '',
  intentId: randomUUID(),
  messageId: '',
  pictureId: '',
  sessionId: '',
  passkeyId: 'passkey-of-asha',
  /** Pending. */
  postId: '',
  /** A published post, and a comment below another one. */
  openPostId: '',
  commentId: '',
  blockId: '',
};

const callerOf = async (memberId: string): Promise<Caller> => {
  const { region } = await findById(world.context, memberId);
  return { id: memberId, region: toRegion(region), language: 'en_US' };
};

beforeAll(async () => {
  world = await openServedWorld();
  const { context } = world;
  token = await world.signIn(world.demo.emptyPhone);
  const stranger = await callerOf('demo-noor');
  await recharge(context, stranger.id, '500.00');
  const payees = await bindPayees(context, stranger);
  const seen = await quote(context, stranger, { amount: '10.00', payees });
  await authorise(context, stranger, seen.quoteId);
  own = { addressId: payees.USDT, quoteId: seen.quoteId, amount: seen.amount, fee: seen.fee };
  order = fieldsOf(assets.createOrder, await orderInput(context, world.demo.productId));
  const { addressId, bankId, memberId } = world.demo;
  const theirs = await callerOf(memberId);
  const theirQuote = await quote(context, theirs, { amount: '10.00', payees: { USDT: addressId, INR: bankId } });
  demo.quoteId = theirQuote.quoteId;
  const message = await context.db
    .selectFrom('messages')
    .select('id')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  demo.messageId = message?.id ?? '';
  const signed = await world.signIn();
  await world.ask('POST', '/api/income/income/takeout', { token: signed, intent: demo.intentId });
  const { list } = (await world.ask('GET', '/api/user/auth/sessions', { token: signed, fields: page })).data as {
    list: { sessionId: string }[];
  };
  demo.sessionId = list[0]?.sessionId ?? '';
  const kept = {
    credential_id: 'credential',
    public_key: 'key',
    counter: 0,
    name: 'Phone',
    added_at: 0,
    used_at: null,
    confirms: true,
  };
  await context.db
    .insertInto('passkeys')
    .values({ ...kept, id: demo.passkeyId, member_id: memberId })
    .execute();
  const write = async (path: string, fields: Fields): Promise<string> => {
    const told = await world.ask('POST', path, { token: signed, fields: { ...fields, draftId: randomUUID() } });
    return (told.data as { id: string }).id;
  };
  demo.openPostId = await write('/api/square/square/addText', { content: 'A post of Asha' });
  const below = await write('/api/square/square/addText', { content: 'Another post of Asha' });
  await world.control('POST', '/sandbox/posts/publish');
  await world.ask('POST', '/api/square/block/add', { token: signed, fields: { kind: 'post', wordsId: 'post-001' } });
  const blocks = await world.ask('GET', '/api/square/block/list', { token: signed, fields: page });
  demo.blockId = (blocks.data as { list: { blockId: string }[] }).list[0]?.blockId ?? '';
  demo.commentId = await write('/api/square/comment/text', { squareId: below, content: 'A comment of Asha' });
  demo.postId = await write('/api/square/square/addText', { content: 'Not published yet' });
  const file = { field: groupJoins.groupScreenshot.multipart.field, bytes: await photoWithPlace() };
  const sent = await world.ask('POST', '/api/assets/gift/group-join/screenshot', { token: signed, file });
  demo.pictureId = (sent.data as { pictureId: string }).pictureId;
});
afterAll(() => world.close());

const address = { currency: 'USDT', chain: 'BEP20', address: `0x${'ab'.repeat(20)}` };
const bank = { bank: 'Harbour Bank', payee: 'Noor', account: '123456789', realName: 'Noor', ifsc: 'HARB0123456' };
const page = { pageNum: '1', pageSize: '20' };
const notFound = { code: codes.notFound };

const rows: Readonly<Record<string, Row>> = {
  'editAddress.addressId': { id: () => world.demo.addressId, rest: () => address, ...notFound },
  'removeAddress.addressId': { id: () => world.demo.addressId, ...notFound },
  'restoreAddress.addressId': { id: () => world.demo.addressId, ...notFound },
  'modifyBank.bankId': { id: () => world.demo.bankId, rest: () => bank, ...notFound },
  'removeBank.bankId': { id: () => world.demo.bankId, ...notFound },
  'restoreBank.bankId': { id: () => world.demo.bankId, ...notFound },
  'renamePasskey.passkeyId': { id: () => demo.passkeyId, rest: () => ({ passkeyName: 'Mine' }), ...notFound },
  'removePasskey.passkeyId': { id: () => demo.passkeyId, code: codes.ok, data: { removed: 0 } },
  'askWithdrawal.quoteId': { id: () => demo.quoteId, code: codes.quoteExpired },
  'confirmWithdrawal.quoteId': { id: () => demo.quoteId, rest: () => ({ credential: '{}' }), code: codes.quoteExpired },
  'endSession.sessionId': { id: () => demo.sessionId, code: codes.ok, data: { ended: 0 } },
  'createOrder.couponId': { id: () => world.demo.couponId, rest: () => order, code: codes.couponUnusable },
  'cancelOrder.orderId': { id: () => world.demo.orderId, ...notFound },
  'order.orderId': { id: () => world.demo.orderId, ...notFound },
  'principalReturn.orderId': { id: () => world.demo.orderId, ...notFound },
  'intent.intentId': { id: () => demo.intentId, code: codes.ok, data: { state: 'unknown' } },
  'record.recordId': { id: () => world.demo.recordId, ...notFound },
  'recharge.rechargeId': { id: () => world.demo.rechargeId, ...notFound },
  'quoteWithdrawal.payeeId': {
    id: () => world.demo.addressId,
    rest: () => ({ currency: 'USDT', amount: '10.00' }),
    code: codes.payeeMissing,
  },
  'authoriseWithdrawal.quoteId': {
    id: () => demo.quoteId,
    rest: () => ({ fundPassword: world.demo.fundPassword }),
    code: codes.quoteExpired,
  },
  'createWithdrawal.quoteId': {
    id: () => demo.quoteId,
    rest: () => ({ amount: own.amount, fee: own.fee, payeeId: own.addressId }),
    code: codes.quoteExpired,
  },
  'createWithdrawal.payeeId': {
    id: () => world.demo.addressId,
    rest: () => ({ quoteId: own.quoteId, amount: own.amount, fee: own.fee }),
    code: codes.termsChanged,
  },
  'cancelWithdrawal.withdrawalId': { id: () => world.demo.withdrawalId, ...notFound },
  'withdrawal.withdrawalId': { id: () => world.demo.withdrawalId, ...notFound },
  'info.id': { id: () => demo.messageId, ...notFound },
  'markRead.id': { id: () => demo.messageId, rest: () => ({ group: 'private' }), ...notFound },
  'likePost.squareId': { id: () => demo.postId, ...notFound },
  'comments.squareId': { id: () => demo.postId, rest: () => page, ...notFound },
  'addComment.squareId': {
    id: () => demo.postId,
    rest: () => ({ content: 'Hello', draftId: randomUUID() }),
    ...notFound,
  },
  'addComment.commentId': {
    id: () => demo.commentId,
    rest: () => ({ squareId: demo.openPostId, content: 'Hello', draftId: randomUUID() }),
    ...notFound,
  },
  'editPost.squareId': { id: () => demo.openPostId, rest: () => ({ content: 'Not mine' }), ...notFound },
  'removePost.squareId': { id: () => demo.openPostId, code: codes.ok, data: { removed: 0 } },
  'editComment.commentId': { id: () => demo.commentId, rest: () => ({ content: 'Not mine' }), ...notFound },
  'removeComment.commentId': { id: () => demo.commentId, code: codes.ok, data: { removed: 0 } },
  'report.wordsId': {
    id: () => demo.postId,
    rest: () => ({ kind: 'post', about: 'words', reason: 'spam' }),
    ...notFound,
  },
  'block.wordsId': { id: () => demo.postId, rest: () => ({ kind: 'post' }), ...notFound },
  'unblock.blockId': { id: () => demo.blockId, code: codes.ok, data: { removed: 0 } },
  'groupJoin.pictureId': { id: () => demo.pictureId, code: codes.pictureUnknown },
  'incomes.orderId': {
    id: () => world.demo.orderId,
    rest: () => ({ status: 'all', ...page }),
    code: codes.ok,
    data: { total: 0, list: [] },
  },
};

async function ask(name: string, field: string, id: string, rest: Fields, as = token) {
  const endpoint = endpoints.get(name);
  if (!endpoint) throw new RangeError(`no endpoint ${name}`);
  const { status, code, msg, data } = await world.ask(endpoint.method, `/api/${endpoint.backend}/${endpoint.path}`, {
    token: as,
    fields: { ...rest, [field]: id },
    ...(endpoint.money && { intent: randomUUID() }),
  });
  return { status, code, msg, data };
}

/** Every row of every table that is the demo member's, as one text, and the last entry of the book. */
async function belongings(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`select table_name as name from information_schema.columns
    where column_name = 'member_id' and table_name not in ('sessions') order by table_name`.execute(world.context.db);
  const parts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows: found } = await sql<{
        all: string;
      }>`select coalesce(string_agg(t::text, ' ' order by t::text), '') as all
        from ${sql.table(name)} as t where member_id = ${world.demo.memberId}`.execute(world.context.db);
      return `${name}: ${found[0]?.all}`;
    }),
  );
  return parts.join('\n');
}

describe("another member's id", () => {
  it('has a row here for every field that takes one', () => {
    expect([...Object.keys(rows), ...Object.keys(common)].toSorted()).toEqual(idFields.toSorted());
  });

  it.each(Object.entries(rows))('%s is answered as one that does not exist', async (name, { id, rest, code, data }) => {
    const [endpoint = '', field = ''] = name.split('.');
    const fields = rest?.() ?? {};
    const before = await belongings();
    expect(before).toContain('Asha');
    const foreign = await ask(endpoint, field, id(), fields);
    expect(foreign).toMatchObject({ status: 200, code, data: data ?? null });
    const unknown = field === 'intentId' ? randomUUID() : 'deadbeefdeadbeefdeadbeef';
    expect(await ask(endpoint, field, unknown, fields)).toEqual(foreign);
    expect(await belongings()).toBe(before);
  });

  it.each([
    'order.orderId',
    'principalReturn.orderId',
    'record.recordId',
    'recharge.rechargeId',
    'withdrawal.withdrawalId',
    'info.id',
  ])('%s is theirs, and opens for them', async (name) => {
    const [endpoint = '', field = ''] = name.split('.');
    const theirs = await world.signIn();
    expect(await ask(endpoint, field, rows[name]?.id() ?? '', {}, theirs)).toMatchObject({ code: codes.ok });
  });

  it('closes no intent of theirs', async () => {
    const before = await belongings();
    const fields = { intentId: demo.intentId };
    const told = await world.ask('POST', '/api/assets/wallet/intent/cancel', { token, fields });
    expect(told.data).toMatchObject({ state: 'unknown' });
    expect(await belongings()).toBe(before);
  });
});
