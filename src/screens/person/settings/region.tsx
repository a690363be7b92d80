import { regionActor } from '#actors/region.ts';
import { Button } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { Notice } from '#components/notice.tsx';
import { SelectField } from '#components/select-field.tsx';
import { isRegion, placeOf, regions, type Region } from '#domain/regions.ts';
import { formatInstant } from '#domain/time.ts';
import { useEmitted } from '#kit/emitted.ts';
import { useFailureText } from '#kit/failure-text.ts';
import { FlowFrame } from '#kit/frame.tsx';
import { useServerNow } from '#kit/now.ts';
import { useFlow, useIsReachable, useRegion, useServices, useSession, useSessionActor } from '#kit/services.tsx';
import { StepBack } from '#kit/step-back.tsx';
import { countryNames } from '#i18n/country-names.ts';
import { plainTag } from '#i18n/locales.ts';
import type { RegionEvent, regionMachine } from '#machines/region/region.machine.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';

interface ViewProps {
  snapshot: SnapshotFrom<typeof regionMachine>;
  send: (event: RegionEvent) => void;
}

const views = {
  ready: () => null,
  question: Question,
  moving: Question,
  failed: Failed,
  staying: Failed,
} satisfies Record<SnapshotFrom<typeof regionMachine>['value'], (props: ViewProps) => ReactNode>;

/** Countries by their names in the member's language. */
function useNames() {
  const { i18n } = useLingui();
  const named = countryNames(i18n.locale);
  const { compare } = new Intl.Collator(plainTag(i18n.locale));
  const nameOf = (region: Region): string => {
    const { country, zone } = placeOf(region);
    return country === '' ? zone : named(country);
  };
  const sorted = regions.toSorted((one, other) => compare(nameOf(one), nameOf(other)));
  return { nameOf, sorted };
}

const Clock = ({ region }: { region: Region }) => (
  <bdi dir="ltr" className="inline-block max-w-full">
    {formatInstant(useServerNow(), region)}
  </bdi>
);

/** Where the member's days begin and end. It is kept with the account. */
export function RegionCard() {
  const services = useServices();
  const actor = useSessionActor();
  const session = useSession();
  const [logic] = useState(() => regionActor(services));
  const [snapshot, send, flow] = useFlow(logic);
  // Where the device keeps nothing, this page follows all the same.
  useEmitted(flow, 'region.moved', ({ region }) => {
    if (session) actor.send({ type: 'session.found', session: { ...session, region } });
  });
  const View = views[snapshot.value];
  return (
    <FlowFrame of={snapshot} view={View}>
      <Card title={<Trans comment="Title: the country whose hours and days the account keeps">Your region</Trans>}>
        <div className="space-y-4">
          <Choice snapshot={snapshot} send={send} />
          <View snapshot={snapshot} send={send} />
        </div>
      </Card>
    </FlowFrame>
  );
}

function Choice({ snapshot, send }: ViewProps) {
  const current = useRegion();
  const { nameOf, sorted } = useNames();
  const shown = snapshot.context.chosen ?? current;
  return (
    <SelectField
      name="region"
      label={<Trans comment="Field: the country whose hours the account keeps">Country</Trans>}
      hint={
        <Trans>
          It's now <Clock region={shown} />. Days, limits and withdrawal hours follow it.
        </Trans>
      }
      value={shown}
      disabled={!snapshot.can({ type: 'region.choose', region: current })}
      onChange={({ currentTarget: { value } }) => {
        const region = Number(value);
        if (region === current) send({ type: 'question.close' });
        else if (isRegion(region)) send({ type: 'region.choose', region });
      }}
    >
      {sorted
        // UTC is nobody's choice.
        .filter((region) => region !== 0 || current === 0)
        .map((region) => (
          <option key={region} value={region}>
            {nameOf(region)}
          </option>
        ))}
    </SelectField>
  );
}

function Question({ snapshot, send }: ViewProps) {
  const isReachable = useIsReachable();
  return (
    <>
      <Notice tone="warning" title={<Trans>Change your region?</Trans>} isLive>
        <Trans>
          Scheduled payments keep their time. You'll review again a withdrawal that you haven't confirmed, and sign in
          again on other devices.
        </Trans>
      </Notice>
      <Button
        isWide
        isBusy={snapshot.hasTag('busy')}
        disabled={!isReachable || !snapshot.can({ type: 'region.move' })}
        onClick={() => send({ type: 'region.move' })}
      >
        <Trans comment="Button: moves the account to the chosen country">Change region</Trans>
      </Button>
      <Stay snapshot={snapshot} send={send} />
    </>
  );
}

/** The server was not reached, or said no. */
function Failed({ snapshot, send }: ViewProps) {
  const failureText = useFailureText();
  const { failure } = snapshot.context;
  return (
    <>
      <Notice tone="negative" title={failure && failureText(failure)} isLive>
        <Trans>Your region may be unchanged.</Trans> <Trans>Your balance is unchanged.</Trans>
      </Notice>
      <Button isWide disabled={!snapshot.can({ type: 'region.move' })} onClick={() => send({ type: 'region.move' })}>
        <Trans>Try again</Trans>
      </Button>
      {/* Back leads off the screen: staying may need a server that is gone. */}
      <Button
        variant="quiet"
        isWide
        isBusy={snapshot.matches('staying')}
        disabled={!snapshot.can({ type: 'question.close' })}
        onClick={() => send({ type: 'question.close' })}
      >
        <Trans>Keep my region</Trans>
      </Button>
    </>
  );
}

const Stay = ({ snapshot, send }: ViewProps) => (
  <StepBack onBack={snapshot.can({ type: 'question.close' }) ? () => send({ type: 'question.close' }) : null}>
    <Trans>Keep my region</Trans>
  </StepBack>
);
