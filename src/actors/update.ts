import { findRelease } from '#api/release.ts';
import { toFailure } from '#domain/failure.ts';
import type { Update } from '#domain/release.ts';
import { updateMachine } from '#machines/update/update.machine.ts';
import { clearFiles } from '#recovery/remedy.ts';
import { isQuiet } from '#services/quiet.ts';
import type { Services } from '#services/services.ts';
import { applyShell, findShell, verifyShell, watchShell } from '#services/shell.ts';
import { fromCallback, fromPromise } from 'xstate';

/** How often it is looked whether something is over. */
const pause = 500;

/** Looks until it is so. */
async function until(isSo: () => Promise<boolean>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && !(await isSo())) {
    await new Promise((resolve) => {
      setTimeout(resolve, pause);
    });
  }
}

/**
 * A form that a member may have typed into, on the screen or in a sheet above it; the one of a visitor is a few words that
 * are soon typed again.
 */
const hasForm = ({ session }: Services): boolean =>
  session() !== null && document.querySelector('main form, [data-sheet] form') !== null;

export const updateActor = (services: Services) => {
  const { client, device, session } = services;
  const isPaused = async () => !hasForm(services) && isQuiet(services);

  const isPostponed = async (update: Update): Promise<boolean> => {
    // A device that can't remember has put nothing off.
    const kept = (key: 'postponed.v1' | 'postponedBuild.v1') => device.read(key).catch(() => undefined);
    if (update.kind === 'shell') return (await kept('postponedBuild.v1')) === update.shell.build;
    return (await kept('postponed.v1')) === update.release.code;
  };

  return updateMachine.provide({
    actors: {
      watchShell: fromCallback(({ sendBack }) => watchShell(sendBack)),
      watchIdle: fromCallback(({ sendBack }) => {
        const look = async () => {
          if (document.visibilityState === 'hidden' && (await isPaused())) sendBack({ type: 'page.left' });
        };
        void look();
        const timer = setInterval(() => void look(), pause);
        return () => clearInterval(timer);
      }),
      verify: fromPromise(() => verifyShell()),
      findUpdate: fromPromise(async () => {
        const [shell, failure] = await findShell().then(
          (found) => [found, null] as const,
          (error: unknown) => [null, toFailure(error)] as const,
        );
        // Who is signed in hears of the server's releases too; a build that is on the device comes first.
        const release = shell || !session() ? null : await findRelease(client);
        if (!shell && !release && failure) throw failure;
        const update: Update | null = shell ? { kind: 'shell', shell } : release && { kind: 'release', release };
        return { update, isPostponed: update !== null && (await isPostponed(update)) };
      }),
      waitForPause: fromPromise(({ signal }) => until(isPaused, signal)),
      waitForQuiet: fromPromise(({ signal }) => until(() => isQuiet(services), signal)),
      apply: fromPromise(async ({ input: { update, tries }, signal }) => {
        if (update?.kind !== 'shell') return false;
        return applyShell({ shell: update.shell, tries }, () => isQuiet(services), signal);
      }),
      clearFiles: fromPromise(() => clearFiles()),
      postpone: fromPromise(async ({ input: { update } }) => {
        if (update?.kind === 'shell') await device.write('postponedBuild.v1', update.shell.build);
        if (update?.kind === 'release') await device.write('postponed.v1', update.release.code);
      }),
      forgetPostponed: fromPromise(() => device.remove('postponed.v1')),
    },
  });
};
