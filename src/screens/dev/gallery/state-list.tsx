import { inputLook } from '#components/field-frame.tsx';
import { Plural, Trans } from '@lingui/react/macro';
import { useId, type ReactNode, type Ref } from 'react';
import type { Reason } from '#machines/flow.ts';
import { specimens, unseen, type Specimen } from './specimens.ts';
import { StatePicture } from './state-picture.tsx';
import { isFound, kindOf, nameOf, type View } from './walk.ts';

const reasons: Record<Reason, ReactNode> = {
  passing: <Trans>left at once</Trans>,
  everywhere: <Trans>shown by every other specimen</Trans>,
  elsewhere: <Trans>another machine's screen</Trans>,
};

const flows = [...new Set([...specimens, ...unseen].map(({ flow }) => flow))];
const kinds = new Map(specimens.map((one) => [one, kindOf(one)]));

const itemLook =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-2 py-1 text-start transition hover:bg-sunken aria-pressed:bg-harbour-soft aria-pressed:font-semibold';

interface StateListProps {
  ref: Ref<HTMLDivElement>;
  found: readonly Specimen[];
  view: View;
  onChange: (change: Partial<View>) => void;
}

/** The search, and what it finds, by flow. */
export function StateList({ ref, found, view: { find, show }, onChange }: StateListProps) {
  const id = useId();
  const hidden = unseen.filter((one) => isFound(one, find));
  const [count, all] = [found.length, specimens.length];
  return (
    <div ref={ref} className="desk:flex desk:w-80 desk:shrink-0 desk:flex-col">
      <div className="space-y-1.5 pb-3">
        <label htmlFor={id} className="block text-sm font-medium">
          <Trans comment="Field of the gallery">Search states</Trans>
        </label>
        <input
          id={id}
          type="search"
          name="find"
          value={find}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onChange({ find: event.currentTarget.value })}
          className={inputLook}
        />
        <p role="status" className="text-sm text-subtle">
          <Plural
            comment="States found, of all states of the statecharts"
            value={all}
            one={`${count} of # state`}
            other={`${count} of # states`}
          />
        </p>
        <p className="hidden text-sm text-subtle desk:block">
          <Trans>Move with the arrow keys, or J and K. No request reaches the server.</Trans>
        </p>
      </div>
      <div className="space-y-4 desk:-mx-2 desk:min-h-0 desk:flex-1 desk:overflow-y-auto desk:px-2">
        {flows.map((flow) => {
          const shown = found.filter((one) => one.flow === flow);
          const without = hidden.filter((one) => one.flow === flow);
          if (shown.length + without.length === 0) return null;
          return (
            <section key={flow} className="space-y-1">
              <h2>
                <bdi dir="ltr" className="font-mono text-sm font-bold">
                  {flow}
                </bdi>
              </h2>
              <ul role="list">
                {shown.map((one) => (
                  <li key={one.state}>
                    <button
                      type="button"
                      aria-pressed={nameOf(one) === show}
                      onClick={() => onChange({ show: nameOf(one) })}
                      className={itemLook}
                    >
                      <StatePicture kind={kinds.get(one) ?? 'screen'} />
                      <bdi dir="ltr" className="min-w-0 font-mono text-sm wrap-anywhere">
                        {one.state}
                      </bdi>
                    </button>
                  </li>
                ))}
              </ul>
              {without.map(({ state, reason }) => (
                <p key={state} className="text-sm text-subtle">
                  <bdi dir="ltr" className="font-mono">
                    {state}
                  </bdi>
                  {': '}
                  {reasons[reason]}
                </p>
              ))}
            </section>
          );
        })}
      </div>
    </div>
  );
}
