/** Who deleted their account, and whose app never heard it, is forgotten once their session ends, or at the next start. */
import { untilLoaded } from '#kit/until-loaded.ts';
import type { Runtime } from '#kit/services.tsx';

/** @returns when it has looked for the first time */
export function forgetWhoLeft({ app, services }: Pick<Runtime, 'app' | 'services'>): Promise<void> {
  const look = async (): Promise<void> => {
    // Hardly ever: the code to ask with is loaded then alone.
    if (!(await services.members.read('deletion.v1'))) return;
    const { forgetDeleted } = await untilLoaded(() => import('#services/forget-deleted.ts'));
    await forgetDeleted(services);
  };
  // Without an answer it is kept.
  const begin = () => look().catch(() => undefined);
  app.getSnapshot().children.session?.on('session.ended', () => void begin());
  return begin();
}
