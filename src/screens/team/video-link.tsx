import { loadHomeVideo } from '#api/messages.ts';
import { Card } from '#components/card.tsx';
import { SkeletonBlock } from '#components/skeleton.tsx';
import { Figure } from '#kit/figure.tsx';
import { openable } from '#kit/links.ts';
import { Resource } from '#kit/resource.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { SharedLink } from './shared-link.tsx';

/** The film of the home screen by its link: it needs no account to be seen. */
export const VideoLink = () => (
  <Resource load={loadHomeVideo} skeleton={<SkeletonBlock height="16rem" />}>
    {(video) => <Figure of={video}>{(shown) => shown && <VideoCard src={shown.src} title={shown.title} />}</Figure>}
  </Resource>
);

function VideoCard({ src, title }: { src: string; title: string }) {
  const { t } = useLingui();
  const link = openable(src, document.baseURI);
  if (!link) return null;
  return (
    <Card title={<Trans>Film about a machine</Trans>}>
      <p className="mb-3 text-sm">
        <bdi dir="auto">{title}</bdi>
      </p>
      <SharedLink
        label={<Trans comment="Label: link to a film about a machine">Video link</Trans>}
        link={link.href}
        words={t`How a machine works on Dayrent, an app with play money.`}
      >
        <Trans>Share the film</Trans>
      </SharedLink>
    </Card>
  );
}
