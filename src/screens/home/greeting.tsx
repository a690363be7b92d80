import { loadProfile } from '#api/person.ts';
import { Avatar } from '#components/avatar.tsx';
import { formatClock } from '#domain/time.ts';
import { Day } from '#kit/day.tsx';
import { useRegion } from '#kit/services.tsx';
import { Figure } from '#kit/figure.tsx';
import { useServerNow } from '#kit/now.ts';
import { Resource } from '#kit/resource.tsx';
import { Trans } from '@lingui/react/macro';

/** Hours at which the afternoon and the evening begin. */
const [noon, evening] = [12, 18];

/** Who is signed in, and their day. */
export const Greeting = () => (
  <Resource
    load={loadProfile}
    skeleton={<Trans comment="Tab and title: the first screen">Home</Trans>}
    failed={() => <Trans>Home</Trans>}
  >
    {(profile) => (
      <Figure of={profile} as="inline">
        {({ avatar, name }) => (
          <span className="flex items-center gap-3 py-1 text-lg leading-tight">
            <Avatar src={avatar} name={name} />
            <span className="min-w-0">
              <Hello name={name} />
              <Today />
            </span>
          </span>
        )}
      </Figure>
    )}
  </Resource>
);

function Hello({ name }: { name: string }) {
  const hour = Number.parseInt(formatClock(useServerNow(), useRegion()), 10);
  const who = <bdi>{name}</bdi>;
  if (hour < noon) return <Trans comment="Greeting; the argument is a nickname">Good morning, {who}</Trans>;
  return hour < evening ? (
    <Trans comment="Greeting; the argument is a nickname">Good afternoon, {who}</Trans>
  ) : (
    <Trans comment="Greeting; the argument is a nickname">Good evening, {who}</Trans>
  );
}

const Today = () => (
  <span className="block text-sm font-normal text-subtle">
    <Day at={useServerNow()} />
  </span>
);
