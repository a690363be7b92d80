import { Button } from '#components/button.tsx';
import type { ViewProps } from '#kit/flow-view.ts';
import type { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts';
import { Trans } from '@lingui/react/macro';

/** While the device asks its holder: it may show nothing that leads back by itself. */
export function PasskeyActions({ send }: ViewProps<typeof withdrawalMachine>) {
  return (
    <div className="space-y-3">
      <Button isWide isBusy>
        <Trans comment="Button: the member confirms with a passkey">Confirm on your device…</Trans>
      </Button>
      <Button variant="quiet" isWide onClick={() => send({ type: 'passkey.cancel' })}>
        <Trans comment="Button: closes a question, nothing is done">Cancel</Trans>
      </Button>
    </div>
  );
}
