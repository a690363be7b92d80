import { Button } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { Field } from '#components/field.tsx';
import { Notice } from '#components/notice.tsx';
import { FeesLink } from '#features/wallet/fees-link.tsx';
import { useFailureText } from '#kit/failure-text.ts';
import { codes } from '#contract/codes.ts';
import type { ViewProps } from '#kit/flow-view.ts';
import type { redeemMachine } from '#machines/redeem/redeem.machine.ts';
import { Trans } from '@lingui/react/macro';

type RedeemViewProps = ViewProps<typeof redeemMachine>;

/** What is wrong with the code itself; other refusals leave it usable. */
const codeRefusals: readonly number[] = [codes.redeemCodeUnknown, codes.redeemCodeGone, codes.redeemCodeUsed];

/** The code, as people have it: in groups, small or large. After a refusal it stays, to be mended or tried again. */
export function RedeemForm({ snapshot, send }: RedeemViewProps) {
  const failureText = useFailureText();
  const { code, problems, failure, terms, isReachable } = snapshot.context;
  const isRefused = snapshot.matches('refused');
  const isOfCode = failure?.kind === 'rejected' && codeRefusals.includes(failure.code);
  const formError = problems.includes('code') && <Trans>4 to 24 letters and digits</Trans>;
  return (
    <Card>
      <form
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: isRefused ? 'form.open' : 'code.redeem' });
        }}
      >
        {/* Read out when it changes: the focus stays on the button. */}
        <div aria-live="polite">
          <Field
            name="code"
            label={<Trans comment="Field: a code that pays a bonus">Redeem code</Trans>}
            hint={<Trans>4 to 24 letters and digits</Trans>}
            error={isRefused && isOfCode ? failureText(failure) : formError}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            readOnly={snapshot.matches('settling')}
            value={code}
            onChange={(event) => send({ type: 'code.type', text: event.currentTarget.value })}
          />
        </div>
        {isRefused && failure && !isOfCode && (
          <Notice tone="negative" isLive title={<Trans comment="State of a bonus: it wasn't paid">Not credited</Trans>}>
            <p>{failureText(failure)}</p>
            <p>
              <Trans>You can still use the code.</Trans>
            </p>
          </Notice>
        )}
        {snapshot.matches('deciding') && !terms?.intent && (
          <Notice tone="warning">
            <Trans>
              Your device is out of space, so we can't do this safely. Free up space or leave private browsing.
            </Trans>
          </Notice>
        )}
        <Button
          type="submit"
          isWide
          isBusy={snapshot.matches('settling')}
          disabled={!isReachable || (isRefused ? isOfCode : !snapshot.can({ type: 'code.redeem' }))}
        >
          {snapshot.matches('settling') ? (
            <Trans comment="Button: the code is being sent">Redeeming…</Trans>
          ) : isRefused && !isOfCode ? (
            <Trans comment="Button: sends the code again">Try again</Trans>
          ) : (
            <Trans comment="Button: sends the redeem code">Redeem</Trans>
          )}
        </Button>
        <p className="text-sm text-subtle">
          {isReachable ? (
            <Trans>Paid by the promotion budget, from fees. If the budget is empty, nothing is credited.</Trans>
          ) : (
            <Trans>You're offline. Try again when you're back online.</Trans>
          )}
        </p>
        <FeesLink of="redeem" />
      </form>
    </Card>
  );
}
