import { Notice } from '#components/notice.tsx';
import { Trans } from '@lingui/react/macro';

/** A phone number or an address of which only the end shows. */
export const Masked = ({ to }: { to: string }) => (
  <bdi dir="ltr" className="inline-block max-w-full wrap-anywhere">
    {to}
  </bdi>
);

/** Where the code can be read, because nothing leaves this machine. */
export function CodePlace() {
  return (
    <Notice>
      <Trans>
        Nothing is really sent: find the code on the{' '}
        <a href="/sandbox" target="_blank" rel="noreferrer" className="font-medium underline underline-offset-4">
          sandbox panel
        </a>
        .
      </Trans>
    </Notice>
  );
}
