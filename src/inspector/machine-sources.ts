/** Where each machine is found in the source: what an exported test writes to import it. */
import { objectOf, type Plain } from './plain.ts';

export interface MachineSource {
  /** Import lines. */
  imports: readonly string[];
  /** What gives the machine. */
  expression: string;
}

const importOf = (name: string, from: string): string => `import { ${name} } from '${from}';`;

/** By the house's rule: `fundPassword` is `fundPasswordMachine` of `machines/fund-password/`. */
const fileOf = (machine: string): string => {
  const folder = machine.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `#machines/${folder}/${folder}.machine.ts`;
};

function plainOf(machine: string): MachineSource {
  const name = `${machine}Machine`;
  return { imports: [importOf(name, fileOf(machine))], expression: name };
}

/** One that a function makes. */
function madeBy(machine: string, given = ''): MachineSource {
  const make = `create${machine.charAt(0).toUpperCase()}${machine.slice(1)}Machine`;
  return { imports: [importOf(make, fileOf(machine))], expression: `${make}(${given})` };
}

/** Those that are typed by what they hold. */
const made: ReadonlySet<string> = new Set([
  'avatar',
  'groupJoin',
  'letter',
  'paging',
  'payeeBook',
  'resource',
  'settlement',
]);

/** The form of an address and that of a bank account are one machine with different rules. */
function payeeForm(contexts: readonly Plain[]): MachineSource {
  const isBank = contexts.some((context) => 'ifsc' in (objectOf(objectOf(context)?.['draft']) ?? {}));
  const rules = isBank ? 'bankProblems' : 'addressProblems';
  const { imports, expression } = madeBy('payeeForm', rules);
  return { imports: [importOf(rules, '#domain/payee.ts'), ...imports], expression };
}

/** @param contexts of the actor, to tell machines of one name apart */
export function sourceOf(machine: string, contexts: readonly Plain[]): MachineSource {
  if (machine === 'payeeForm') return payeeForm(contexts);
  return made.has(machine) ? madeBy(machine) : plainOf(machine);
}
