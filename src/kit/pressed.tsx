/** What a press opens, whose code is loaded then. */
import { wait } from '#api/wait.ts';
import { Notice } from '#components/notice.tsx';
import { requestTimeout } from '#domain/entry-limits.ts';
import { Failure, toFailure } from '#domain/failure.ts';
import { Trans } from '@lingui/react/macro';
import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { FailureText } from './failure-text.ts';

type Stage<Props> =
  | { at: 'closed' | 'loading' }
  | { at: 'open'; Opened: ComponentType<Props> }
  | { at: 'failed'; failure: Failure };

async function giveUp(): Promise<never> {
  await wait(requestTimeout);
  throw new Failure('timeout');
}

/**
 * Asks for the code once: a press that can't be done is over, and nothing comes of it later by itself (product 7.2).
 * @param load keep it between renders
 * @param isAsked the address opens it
 */
export function usePressed<Props extends object>(load: () => Promise<ComponentType<Props>>, isAsked = false) {
  const [stage, setStage] = useState<Stage<Props>>({ at: isAsked ? 'loading' : 'closed' });
  const ask = useCallback(() => {
    Promise.race([load(), giveUp()]).then(
      (Opened) => setStage({ at: 'open', Opened }),
      (error: unknown) => setStage({ at: 'failed', failure: toFailure(error) }),
    );
  }, [load]);
  useEffect(() => {
    if (isAsked) ask();
  }, [isAsked, ask]);
  return {
    open: () => {
      if (stage.at === 'loading') return;
      setStage({ at: 'loading' });
      ask();
    },
    close: () => setStage({ at: 'closed' }),
    isPressed: stage.at === 'loading' || stage.at === 'open',
    /** Null until its code is there. */
    Opened: stage.at === 'open' ? stage.Opened : null,
    /** Why a press came to nothing. */
    failed: stage.at === 'failed' && (
      <Notice tone="negative" title={<FailureText failure={stage.failure} />} isLive>
        <Trans>Your balance is unchanged.</Trans>
      </Notice>
    ),
  };
}
