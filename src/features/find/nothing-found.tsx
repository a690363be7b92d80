import { EmptyState } from '#components/empty-state.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface NothingFoundProps {
  /** The same without the search. */
  clearHref: string;
  children?: ReactNode;
}

/** Nothing is what was looked for, and the way out of the search. */
export const NothingFound = ({ clearHref, children }: NothingFoundProps) => (
  <EmptyState
    drawing="no-records"
    title={<Trans comment="Title: a search found nothing">Nothing found</Trans>}
    action={
      <LinkButton href={clearHref} isView>
        <Trans comment="Link: the list without the search">Clear search</Trans>
      </LinkButton>
    }
  >
    {children}
  </EmptyState>
);
