import { loadBulletin } from '#api/messages.ts';
import { Card } from '#components/card.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { Picture } from '#components/picture.tsx';
import { Skeleton, SkeletonText } from '#components/skeleton.tsx';
import { Figure } from '#kit/figure.tsx';
import { Resource } from '#kit/resource.tsx';
import { TextBlocks } from '#features/messages/text-blocks.tsx';
import { When } from '#kit/when.tsx';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface BulletinCardProps {
  id: string;
  /** Once it can be read. */
  whenShown?: ReactNode;
}

/** One text in full, with its picture where it has one. */
export const BulletinCard = ({ id, whenShown }: BulletinCardProps) => (
  <Resource
    load={(client) => loadBulletin(client, id)}
    skeleton={
      <Card>
        <Skeleton>
          <SkeletonText lines={8} />
        </Skeleton>
      </Card>
    }
  >
    {(bulletin) => (
      <Figure of={bulletin}>
        {({ title, image, at, blocks }) => (
          <article className="space-y-4">
            {image !== '' && <Picture src={image} alt="" size="wide" />}
            <Card>
              <p dir="auto" className="text-xl font-bold wrap-anywhere">
                {title}
              </p>
              <p className="mt-1 mb-4 text-sm text-subtle">
                <When at={at} />
              </p>
              <TextBlocks blocks={blocks} />
            </Card>
            {whenShown}
          </article>
        )}
      </Figure>
    )}
  </Resource>
);

/** An address without an id. */
export const NoBulletin = () => (
  <EmptyState
    drawing="not-found"
    title={<Trans>Nothing at this address</Trans>}
    action={
      <LinkButton href="#/message">
        <Trans comment="Title and link: messages to this member">Messages</Trans>
      </LinkButton>
    }
  >
    <Trans>Open the message from its list.</Trans>
  </EmptyState>
);
