import { describe, expect, it } from 'vitest';
import { isKeptPage, keptCall, keptCalls, okCode } from '#domain/kept-replies.ts';
import { codes } from './codes.ts';
import { endpoints } from './contract.ts';

/** Why each call that is not kept is not. */
const notKept: Readonly<Record<string, readonly string[]>> = {
  'tells whether the server is there': ['GET sys/mode'],
  'is for visitors, who can do nothing without a server': [
    'GET auth/countrys',
    'GET auth/registertype',
    'GET sys/demo',
    'GET sys/demo-invite',
    'POST auth/code/reg',
    'POST auth/code/resetpass',
    'POST auth/emailcode/reg',
    'POST auth/emailcode/resetpass',
    'POST auth/logpe/pass',
    'POST auth/logpe/passkey',
    'POST auth/logpe/passkey/ask',
    'POST auth/register',
    'POST auth/registereorp',
    'POST auth/reset-password-eop',
    'POST user/isValidAccount',
  ],
  'asks how something that was sent ended': [
    'GET wallet/intent',
    'GET feedback/sent',
    'GET square/sent',
    'GET user/delete/outcome',
  ],
  'is what a device signs once': ['POST auth/passkeys/offer', 'POST auth/passkeys/withdrawal/ask'],
  'is terms that hold for a moment': ['POST wallet/withdraw/quote', 'GET user/delete/terms'],
  'is all about a member at once, which no device should keep': ['GET user/data', 'GET user/data/file'],
  'is checked against figures of the same instant': ['GET transparency/proof'],
  'says what the server has now, which what is kept here is compared with': [
    'GET transparency/checkpoint',
    'GET transparency/consistency',
    'GET transparency/inclusion',
  ],
  'leads into the network': ['GET appUrl/info'],
  'is offered by a server that is there': ['GET app/version/update', 'GET push/standing'],
  writes: [
    'POST app/financial/sellFinancial',
    'POST app/user/sign',
    'POST auth/logout',
    'POST auth/logout-all',
    'POST auth/contact/change',
    'POST auth/contact/code',
    'POST auth/contact/new-code',
    'POST auth/contact/prove',
    'POST auth/passkeys/add',
    'POST auth/passkeys/remove',
    'POST auth/passkeys/rename',
    'POST auth/passkeys/withdrawal',
    'POST auth/sessions/end',
    'POST auth/sessions/end-others',
    'POST auth/paypwd-code',
    'POST auth/paypwd-emailcode',
    'POST push/subscribe',
    'POST push/unsubscribe',
    'POST auth/update-password',
    'POST auth/update-paypwd-eop',
    'POST comment/text',
    'POST coupon/receiveCoupon',
    'POST feedback/create',
    'POST gift/daily',
    'POST gift/group-join',
    'POST gift/group-join/screenshot',
    'POST gift/redeem',
    'POST income/takeout',
    'POST mine/order/create',
    'POST push/record/update',
    'POST square/add',
    'POST square/addText',
    'POST block/add',
    'POST block/remove',
    'POST comment/edit',
    'POST comment/remove',
    'POST report/add',
    'POST square/edit',
    'POST square/remove',
    'POST thumbsUp/square',
    'POST user/address/add',
    'POST user/address/edit',
    'POST user/address/remove',
    'POST user/address/restore',
    'POST user/bank/modify',
    'POST user/bank/remove',
    'POST user/bank/restore',
    'POST user/delete',
    'POST user/modify-head',
    'POST user/modify-name',
    'POST user/modify-region',
    'POST mine/order/cancel',
    'POST wallet/intent/cancel',
    'POST wallet/recharge/create',
    'POST wallet/withdraw/authorise',
    'POST wallet/withdraw/create',
    'POST wallet/withdraw/cancel',
  ],
};

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

describe('every call of the contract', () => {
  it('is either kept, or listed here with the reason why not', () => {
    const decided = [...keptCalls.map(nameOf), ...Object.values(notKept).flat()];
    expect(decided.toSorted()).toEqual(endpoints.map(nameOf).toSorted());
    expect(new Set(decided).size).toBe(decided.length);
  });

  it('is found by the end of its address, and no other', () => {
    for (const endpoint of endpoints) {
      const address = `/somewhere/api/${endpoint.backend}/${endpoint.path}`;
      const kept = keptCalls.find((call) => nameOf(call) === nameOf(endpoint));
      expect(keptCall(endpoint.method, address), address).toBe(kept);
    }
  });
});

it.each(keptCalls)('$method $path may be kept', (call) => {
  const endpoint = endpoints.find((one) => nameOf(one) === nameOf(call));
  expect(endpoint).toMatchObject({ auth: 'member' });
  expect(endpoint).not.toHaveProperty('money');
  expect(endpoint).not.toHaveProperty('multipart');
});

it('takes the code of an answer from the contract', () => expect(okCode).toBe(codes.ok));

it.each([
  [null, true],
  ['1', true],
  ['3', true],
  ['4', false],
  ['x', false],
])('page %s of a list is kept: %s', (pageNum, isKept) => expect(isKeptPage(pageNum)).toBe(isKept));
