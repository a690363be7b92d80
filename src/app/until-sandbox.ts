import { Failure } from '#domain/failure.ts';
import { untilRead } from '#kit/reread.ts';
import type { appMachine } from '#machines/app/app.machine.ts';
import type { ActorRefFrom } from 'xstate';

/**
 * Before money leaves: the backend has said in this page's life that it is a sandbox, and is asked once more where it has not
 * (rule P1). @throws Failure: nobody answered, or it is none
 */
export async function untilSandbox(app: ActorRefFrom<typeof appMachine>): Promise<void> {
  app.send({ type: 'boot.retry' });
  if (!(await untilRead(app)).matches('ready')) throw new Failure('offline');
}
