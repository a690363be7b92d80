import { loadHomeVideo } from '#api/messages.ts';
import { Card } from '#components/card.tsx';
import { SkeletonBlock } from '#components/skeleton.tsx';
import { Figure } from '#kit/figure.tsx';
import { Resource } from '#kit/resource.tsx';
import type { HomeVideo as Video } from '#domain/messages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Play } from 'lucide-react';
import { useState } from 'react';

/** A short film: nothing of it is loaded before it is played, and what it shows is in words beside it. */
export const HomeFilm = () => (
  <Resource load={loadHomeVideo} skeleton={<SkeletonBlock height="18rem" />} failed={() => <></>}>
    {(video) => (
      <Figure of={video}>
        {(film) =>
          film && (
            <Card title={<span dir="auto">{film.title}</span>}>
              <Film film={film} />
              <details className="mt-3 text-sm">
                <summary className="min-h-11 cursor-pointer content-center font-semibold">
                  <Trans comment="Title: the film's words, written out">Transcript</Trans>
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

/** Its picture until it is played: the browser's controls are dear to lay out, and few play it. */
function Film({ film: { title, poster, src, type } }: { film: Video }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <button
        type="button"
        aria-label={t`Play the film: ${title}`}
        className="relative block w-full cursor-pointer overflow-hidden rounded-lg bg-sunken"
        onClick={() => setOpen(true)}
      >
        <img src={poster} alt="" width="640" height="360" className="aspect-video w-full object-cover" />
        <span className="absolute inset-0 m-auto grid size-16 place-items-center rounded-full bg-raised/85 text-ink">
          <Play aria-hidden className="size-7 fill-current" />
        </span>
      </button>
    );
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- it has no sound, and what it shows is in words below
    <video
      ref={focus}
      controls
      autoPlay
      playsInline
      poster={poster}
      aria-label={title}
      className="aspect-video w-full rounded-lg bg-sunken"
    >
      <source src={src} type={type} />
      <Trans>This browser can’t play the film. Read the transcript below.</Trans>
    </video>
  );
}

/** The button that had it is gone. */
const focus = (element: HTMLElement | null): void => element?.focus();
