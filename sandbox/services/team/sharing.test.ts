import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '#sandbox/context.ts';
import { gradeAt } from '#domain/grade.ts';
import { toDecimal } from '#domain/money.ts';
import { promotion } from '#sandbox/ledger/accounts.ts';
import { balanceOf } from '#sandbox/ledger/post.ts';
import { openWorld, type World } from '#tests/sandbox/world.ts';
import { createMember } from '#sandbox/services/members/members.ts';
import { panelLink, sharingHandlers, writeCustomerLink } from './sharing.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

let made = 0;
async function join(inviterId?: string): Promise<string> {
  made += 1;
  const phone = String(9_800_000_000 + made);
  return createMember(world.context, {
    country: 'IN',
    phone,
    name: 'Asha',
    region: 1,
    inviteCode: `SHARE${made}`,
    ...(inviterId !== undefined && { inviterId }),
  });
}

const call = (id: string) => ({
  caller: { id, region: 1, language: 'en_US' } satisfies Caller,
  input: {},
  intentId: '',
});
const shareInfo = async (id: string) => (await sharingHandlers.shareInfo(world.context, call(id))).data;

describe('share info', () => {
  it('counts three levels below, and nobody else', async () => {
    const top = await join();
    expect((await shareInfo(top)).levels).toEqual({ B: 0, C: 0, D: 0 });
    const [first, second] = [await join(top), await join(top)];
    const third = await join(first);
    await join(second);
    const fourth = await join(third);
    await join(fourth);
    expect((await shareInfo(top)).levels).toEqual({ B: 2, C: 2, D: 1 });
    expect((await shareInfo(first)).levels).toEqual({ B: 1, C: 1, D: 1 });
  });

  it("gives the member's own code, and a link that the code follows", async () => {
    const member = await join();
    expect(await shareInfo(member)).toMatchObject({
      invitateCode: `SHARE${made}`,
      shareUrl: './#/user/login/register?invite=',
    });
  });
});

describe('the terms of inviting', () => {
  it('are those that bonuses and grades go by, with what the budget holds', async () => {
    const member = await join();
    const { bonuses, grades, activeNum, budget } = await shareInfo(member);
    expect(bonuses).toEqual({ B: '1.00', C: '0.50', D: '0.25' });
    expect(grades.map(({ grade, from }) => [gradeAt(from), gradeAt(from - 1) < grade || grade === 1])).toEqual(
      grades.map(({ grade }) => [grade, true]),
    );
    expect(activeNum).toBe(0);
    expect(budget).toBe(toDecimal(await balanceOf({ trx: world.context.db }, promotion)));
  });
});

describe('customer service', () => {
  const link = async () => (await sharingHandlers.customerService(world.context, call('m'))).data.appUrl;

  it('is the panel, until another link is set, or none', async () => {
    expect(await link()).toBe(panelLink);
    await writeCustomerLink(world.context, '');
    expect(await link()).toBe('');
    await writeCustomerLink(world.context, 'https://example.org/help');
    expect(await link()).toBe('https://example.org/help');
  });
});
