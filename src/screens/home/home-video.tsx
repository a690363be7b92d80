import { loadHomeVideo } from '#api/messages.ts';
import { Card } from '#components/card.tsx';
import { SkeletonBlock } from '#components/skeleton.tsx';
import { Figure } from '#flow/figure.tsx';
import { Resource } from '#flow/resource.tsx';
import { Trans } from '@lingui/react/macro';

/** A short film: nothing of it is loaded before it is played, and what it shows is in words beside it. */
export const HomeVideo = () => (
  <Resource load={loadHomeVideo} skeleton={<SkeletonBlock height="18rem" />} failed={() => <></>}>
    {(video) => (
      <Figure of={video}>
        {(film) =>
          film && (
            <Card title={<span dir="auto">{film.title}</span>}>
              {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- it has no sound, and what it shows is in words below */}
              <video
                controls
                playsInline
                preload="none"
                poster={film.poster}
                aria-label={film.title}
                className="aspect-video w-full rounded-lg bg-sunken"
              >
                <source src={film.src} type={film.type} />
                <Trans>This browser can’t play the film. What it shows is below.</Trans>
              </video>
              <details className="mt-3 text-sm">
                <summary className="min-h-11 cursor-pointer content-center font-semibold">
                  <Trans>What it shows, in words</Trans>
                </summary>
                <div className="space-y-2 text-subtle">
                  {film.transcript.map((line) => (
                    <p key={line} dir="auto" className="wrap-anywhere">
                      {line}
                    </p>
                  ))}
                </div>
              </details>
            </Card>
          )
        }
      </Figure>
    )}
  </Resource>
);
