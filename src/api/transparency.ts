/** Figures that everybody may see, and the proof that one's own balance is in them (rule P6). */
import { assets } from '#contract/assets.ts';
import { codes } from '#contract/codes.ts';
import { transparency } from '#contract/transparency.ts';
import type { BalanceStatement } from '#domain/balance-proof.ts';
import { Failure, toFailure } from '#domain/failure.ts';
import type { Fresh } from '#domain/fresh.ts';
import { freshTogether, fromServer } from '#domain/fresh-age.ts';
import { isNone, isSame, owedTo } from '#domain/owed.ts';
import type { OpenDay, Transparency } from '#domain/transparency.ts';
import { toFresh, type Client } from './client.ts';

export const loadOpenFigures = async (client: Client) => toFresh(await client.call(transparency.openFigures, {}));

/** How many days back the chart can show. */
const daysShown = 90;

export interface OpenPage {
  figures: Transparency;
  /** Of the one product or of all, oldest first; none for a product that does not exist. */
  days: readonly OpenDay[];
}

/** @param productId empty for all of them */
export async function loadOpenPage(client: Client, productId: string): Promise<Fresh<OpenPage>> {
  const asked = { days: daysShown, productId };
  const [figures, days] = await Promise.all([
    client.call(transparency.openFigures, {}),
    client.call(transparency.openDays, asked).catch(noneOfUnknown),
  ]);
  return freshTogether({ figures: figures.value, days: days?.value ?? [] }, figures, days ?? figures);
}

function noneOfUnknown(error: unknown): null {
  if (toFailure(error).code === codes.notFound) return null;
  throw error;
}

/** Often enough: a balance has to change between three calls to need another try. */
const tries = 4;

/**
 * The member's balance and the published figures of the same instant: the balance is read before and after, and all of
 * it again where it changed meanwhile, or moved after the figures' entry while the server has newer ones. All of it by the server: an old balance, kept by the device, doesn't match new totals.
 * @param member what they are called in the tree
 * @throws Failure `timeout` when the balance never stood still, `offline` where the device answered
 */
export async function loadBalanceStatement(client: Client, member: string): Promise<BalanceStatement> {
  const { patient } = client;
  const readOwed = async () => owedTo(fromServer(await patient.call(assets.wallet, {})).value);
  let owed = await readOwed();
  let last = '';
  for (let round = 0; round < tries; round += 1) {
    const { published, entryId, bookHash } = fromServer(await patient.call(transparency.openFigures, {})).value;
    const [branch, checkpoint] = await Promise.all([
      patient.call(transparency.balanceProof, { bookHash }),
      patient.call(transparency.logCheckpoint, {}),
    ]);
    const { proof, since } = fromServer(branch).value;
    const { note } = fromServer(checkpoint).value;
    const after = await readOwed();
    const isNewest = isNone(since) || entryId === last || round === tries - 1;
    if (isSame(owed, after) && isNewest) return { member, owed, since, published, entryId, note, proof };
    [owed, last] = [after, entryId];
  }
  throw new Failure('timeout');
}
