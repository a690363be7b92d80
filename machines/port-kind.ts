/** What stands behind a port's name. */
import { createActor, StateMachine, type AnyActorLogic } from 'xstate';

/** `provided`: something that works already. */
export type PortKind = 'port' | 'source' | 'machine' | 'provided';

/** A placeholder of `machines/port.ts`, another machine, or something that works. */
export async function portKindOf(logic: AnyActorLogic, name: string): Promise<PortKind> {
  if (logic instanceof StateMachine) return 'machine';
  const said = await new Promise<string>((resolve) => {
    const actor = createActor(logic);
    actor.subscribe({
      error: (error) => resolve(error instanceof Error ? error.message : ''),
      complete: () => resolve(''),
    });
    actor.start();
  });
  if (said === `port "${name}" is not provided`) return 'port';
  if (said === `source "${name}" is not provided`) return 'source';
  return 'provided';
}
