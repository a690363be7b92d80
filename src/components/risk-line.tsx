import { Trans } from '@lingui/react/macro';

/** The risk in one plain sentence, beside the button that takes it (rule P7). */
export const RiskLine = () => (
  <p data-risk className="flex items-start gap-2 text-sm">
    <svg
      aria-hidden
      viewBox="0 0 20 20"
      className="mt-px size-5 shrink-0 fill-none stroke-warning"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M10 8v4M10 14.6v.1M10 2.5 18.5 17h-17Z" />
    </svg>
    <Trans>Paid only from what the machine earns. Low days pay less, and nobody fills the gap.</Trans>
  </p>
);
