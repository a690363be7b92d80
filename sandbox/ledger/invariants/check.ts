/** The result of one invariant. */
export interface Check {
  /** The rule of docs/rules.md that it checks. */
  id: string;
  /** For people. */
  name: string;
  ok: boolean;
  /** What is wrong, the first few findings; or how much was looked at. */
  detail: string;
}

const shown = 3;

/** @param looked how much was looked at, for example `120 entries` */
export function check(id: string, name: string, findings: readonly string[], looked: string): Check {
  if (findings.length === 0) return { id, name, ok: true, detail: looked };
  const more = findings.length > shown ? `; ${findings.length - shown} more` : '';
  return { id, name, ok: false, detail: findings.slice(0, shown).join('; ') + more };
}
