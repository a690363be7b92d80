/** Figures that everybody may see, and the proof that one's own balance is in them. decisions.md P6. */
import { assets } from '#contract/assets.ts';
import { transparency } from '#contract/transparency.ts';
import type { BalanceStatement } from '#domain/balance-proof.ts';
import { Failure } from '#domain/failure.ts';
import { isSame, owedTo } from '#domain/owed.ts';
import { toFresh, type Client } from './client.ts';

export const loadOpenFigures = async (client: Client) => toFresh(await client.call(transparency.openFigures, {}));

/** @param productId empty for all of them */
export const loadOpenDays = async (client: Client, days: number, productId: string) =>
  toFresh(await client.call(transparency.openDays, { days, productId }));

/** Often enough: a balance has to change between three calls to need another try. */
const tries = 4;

/**
 * The member's balance and the published figures of the same instant: the balance is read before and after, and all of
 * it again where it changed meanwhile.
 * @param member what they are called in the tree
 * @throws Failure `timeout` when the balance never stood still
 */
export async function loadBalanceStatement(client: Client, member: string): Promise<BalanceStatement> {
  const readOwed = async () => owedTo((await client.call(assets.wallet, {})).value);
  let owed = await readOwed();
  for (let round = 0; round < tries; round += 1) {
    const { published, entryId, bookHash } = (await client.call(transparency.openFigures, {})).value;
    const { proof } = (await client.call(transparency.balanceProof, { bookHash })).value;
    const after = await readOwed();
    if (isSame(owed, after)) return { member, owed, published, entryId, proof };
    owed = after;
  }
  throw new Failure('timeout');
}
