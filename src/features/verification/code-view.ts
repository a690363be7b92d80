import type { SnapshotFrom } from 'xstate';
import type { verificationMachine } from '#machines/verification/verification.machine.ts';

type Verification = SnapshotFrom<typeof verificationMachine>;

/** Which of a flow's two views shows its code step, as it stands; undefined while there is none. */
export function codeViewOf<V>(
  code: Verification | undefined,
  { request, entry }: { request: V; entry: V },
): V | undefined {
  if (!code) return undefined;
  const views = {
    choice: request,
    request,
    sending: request,
    code: entry,
    expired: request,
    entered: entry,
  } satisfies Record<Verification['value'], V>;
  // While another code is sent, the one that is out can still be seen.
  return code.context.sent ? entry : views[code.value];
}
