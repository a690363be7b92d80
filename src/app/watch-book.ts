/** Each visit of a member sees whether the book only grew since the last one (rule L7). Before money is sent it is looked at in any case. */
import { wait } from '#api/wait.ts';
import type { Runtime } from '#kit/services.tsx';

/** What the screen reads comes first, ms. */
const pause = 5_000;

export function watchBook({ app, services: { client, session } }: Pick<Runtime, 'app' | 'services'>): void {
  const look = async (): Promise<void> => {
    await wait(pause);
    if (!session()) return;
    const { bookVerdict } = await import('#services/book-watch.ts');
    await bookVerdict({ client: client.background, session });
  };
  void look();
  const { session: member, connectivity } = app.getSnapshot().children;
  // Who signs in later is looked for as well, and once for a session that was answered.
  member?.subscribe(() => void look());
  connectivity?.on('connectivity.returned', () => void look());
}
