/** Where each machine is found in the source: what an exported test writes to import it. */
import { objectOf, type Plain } from './plain.ts';

export interface MachineSource {
  /** Import lines. */
  imports: readonly string[];
  /** What gives the machine. */
  expression: string;
}

const importOf = (name: string, from: string): string => `import { ${name} } from '${from}';`;

/** A machine as it is, under `machines/<folder>/`. */
const plainOf = (folder: string, name: string): MachineSource => ({
  imports: [importOf(name, `#machines/${folder}/${folder}.machine.ts`)],
  expression: name,
});

/** One that a function makes. */
const madeBy = (folder: string, make: string, given = ''): MachineSource => ({
  imports: [importOf(make, `#machines/${folder}/${folder}.machine.ts`)],
  expression: `${make}(${given})`,
});

const sources: Readonly<Record<string, MachineSource>> = {
  app: plainOf('app', 'appMachine'),
  connectivity: plainOf('connectivity', 'connectivityMachine'),
  countdown: plainOf('countdown', 'countdownMachine'),
  deposit: plainOf('deposit', 'depositMachine'),
  exchange: plainOf('exchange', 'exchangeMachine'),
  fundPassword: plainOf('fund-password', 'fundPasswordMachine'),
  income: plainOf('income', 'incomeMachine'),
  login: plainOf('login', 'loginMachine'),
  paging: madeBy('paging', 'createPagingMachine'),
  payeeBook: madeBy('payee-book', 'createPayeeBookMachine'),
  pullToRefresh: plainOf('pull-to-refresh', 'pullToRefreshMachine'),
  purchase: plainOf('purchase', 'purchaseMachine'),
  recharge: plainOf('recharge', 'rechargeMachine'),
  recordExport: plainOf('record-export', 'recordExportMachine'),
  redeem: plainOf('redeem', 'redeemMachine'),
  resource: madeBy('resource', 'createResourceMachine'),
  session: plainOf('session', 'sessionMachine'),
  settlement: madeBy('settlement', 'createSettlementMachine'),
  toast: plainOf('toast', 'toastMachine'),
  verification: plainOf('verification', 'verificationMachine'),
  withdrawal: plainOf('withdrawal', 'withdrawalMachine'),
};

/** The form of an address and that of a bank account are one machine with different rules. */
function payeeForm(contexts: readonly Plain[]): MachineSource {
  const isBank = contexts.some((context) => 'ifsc' in (objectOf(objectOf(context)?.['draft']) ?? {}));
  const rules = isBank ? 'bankProblems' : 'addressProblems';
  const { imports, expression } = madeBy('payee-form', 'createPayeeFormMachine', rules);
  return { imports: [importOf(rules, '#domain/payee.ts'), ...imports], expression };
}

/**
 * @param contexts of the actor, to tell machines of one name apart
 * @returns null for a machine that isn't in the table
 */
export const sourceOf = (machine: string, contexts: readonly Plain[]): MachineSource | null =>
  machine === 'payeeForm' ? payeeForm(contexts) : Object.hasOwn(sources, machine) ? (sources[machine] ?? null) : null;
