/** What the panel shows, read in one go. */
import type { Context } from '#sandbox/context.ts';
import { formatAmount } from '#domain/money.ts';
import type { WithdrawalEnd } from '#domain/scenario.ts';
import { earningsLevel, type EarningsLevel } from '#sandbox/services/income/earnings-level.ts';
import { readCustomerLink } from '#sandbox/services/team/sharing.ts';
import { countPending } from '#sandbox/services/community/post-publishing.ts';
import { readRelease, type PublishedRelease } from '#sandbox/services/app/release.ts';
import { registerWay, type RegisterWay } from '#sandbox/services/registration/register-ways.ts';
import { orderedEnd } from '#sandbox/services/withdrawal/next-withdrawal.ts';
import type { KeptLook } from './book-looks.ts';
import type { Fault, Faults } from './faults.ts';
import { readRechargeFacts, type RechargeFacts } from './recharge-facts.ts';
import { describeScenario } from './scenario.ts';
import { readReports } from './reports-section.ts';
import { readFeedbackFacts, type FeedbackFacts } from './feedback-section.ts';
import { readTimeFacts, type TimeFacts } from './time-facts.ts';
import type { MovableContext } from './reset.ts';

export interface PanelFacts {
  time: TimeFacts;
  report: KeptLook;
  /** The sandbox as it runs now, as a text for an address. */
  scenario: string;
  earnings: EarningsLevel;
  faults: readonly Fault[];
  recharges: RechargeFacts;
  codes: readonly { recipient: string; purpose: string; code: string }[];
  /** What old and new phones and addresses were told, the newest first. */
  contactLetters: readonly { recipient: string; words: string }[];
  registerBy: RegisterWay;
  nextWithdrawal: WithdrawalEnd;
  /** Empty: none. */
  customerLink: string;
  release: PublishedRelease | null;
  /** Posts that wait for the guidance manager. */
  pendingPosts: number;
  feedback: FeedbackFacts;
  /** Open ones. */
  reports: Awaited<ReturnType<typeof readReports>>;
  /** Sums by kind of account, play money. */
  balances: readonly { label: string; amount: string; currency: string }[];
}

const labels: Record<string, string> = {
  wallet: 'Members’ wallets',
  escrow: 'Principal in escrow',
  due: 'Income due, not yet received',
  arriving: 'Income on its way',
  hold: 'Withdrawals on their way',
  revenue: 'Products’ revenue',
  fees: 'Fees',
  promotion: 'Promotion budget',
};

/** What codes open, in words. */
const purposes: Record<string, string> = {
  fundPassword: 'fund password',
  registration: 'registration',
  loginPassword: 'login password',
  oldContact: 'changing phone or e-mail, to the old one',
  newContact: 'changing phone or e-mail, to the new one',
};

async function readBalances({ db }: Context): Promise<PanelFacts['balances']> {
  const rows = await db
    .selectFrom('accounts')
    .select(['kind', 'currency'])
    .select(({ fn }) => fn.sum<string>('balance').as('sum'))
    .where('kind', 'in', ['wallet', 'escrow', 'due', 'arriving', 'hold', 'revenue', 'fees', 'promotion'])
    .groupBy(['kind', 'currency'])
    .execute();
  const order = Object.keys(labels);
  return rows
    .toSorted(
      (one, other) => order.indexOf(one.kind) - order.indexOf(other.kind) || other.currency.localeCompare(one.currency),
    )
    .map(({ kind, currency, sum }) => ({ label: labels[kind] ?? kind, amount: formatAmount(BigInt(sum)), currency }));
}

/** Whoever holds the old one learns of it, too. */
async function readContactLetters({ db }: Context): Promise<PanelFacts['contactLetters']> {
  const rows = await db
    .selectFrom('contact_changes')
    .select(['old_recipient', 'new_recipient'])
    .where('changed_at', 'is not', null)
    .orderBy('changed_at', 'desc')
    .limit(5)
    .execute();
  return rows.flatMap(({ old_recipient, new_recipient }) => [
    ...(old_recipient === ''
      ? []
      : [{ recipient: old_recipient, words: 'No longer opens this Dayrent account. Not you? Tell customer service.' }]),
    { recipient: new_recipient, words: 'Opens this Dayrent account from now on.' },
  ]);
}

/** @param context on connections for what may take long */
export async function readPanelFacts(context: MovableContext, faults: Faults, report: KeptLook): Promise<PanelFacts> {
  // First: what comes while the rest is read is told of by the next facts.
  const time = await readTimeFacts(context);
  const codes = await context.db
    .selectFrom('verification_codes')
    .select(['recipient', 'purpose', 'code'])
    .where('is_decoy', '=', false)
    .orderBy('sent_at', 'desc')
    .limit(10)
    .execute();
  return {
    time,
    report,
    scenario: await describeScenario({ context, faults }),
    earnings: await earningsLevel(context.db),
    faults: await faults.list(),
    codes: codes.map((one) => ({ ...one, purpose: purposes[one.purpose] ?? one.purpose })),
    contactLetters: await readContactLetters(context),
    registerBy: await registerWay(context.db),
    nextWithdrawal: await orderedEnd(context.db),
    customerLink: await readCustomerLink(context),
    release: await readRelease(context),
    pendingPosts: await countPending(context),
    feedback: await readFeedbackFacts(context),
    reports: await readReports(context),
    balances: await readBalances(context),
    recharges: await readRechargeFacts(context),
  };
}
