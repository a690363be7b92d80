import type { Post } from '#domain/community.ts';
import { openedLazily } from '#kit/opened-code.tsx';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

const PictureViewer = openedLazily(async () => (await import('./picture-viewer.tsx')).PictureViewer);

/** One picture fills the card, several stand in three columns, and a tap opens them (product 13.5). */
export function PictureGrid({ post: { author, pictures } }: { post: Post }) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<number | null>(null);
  if (pictures.length === 0) return null;
  const isAlone = pictures.length === 1;
  const count = pictures.length;
  const shown = pictures.map((src, index) => {
    const number = index + 1;
    return { src, alt: t`Picture ${number} of ${count}, by ${author}` };
  });
  return (
    <>
      <div className={`mt-3 grid gap-1.5 ${isAlone ? '' : 'grid-cols-3'}`}>
        {shown.map(({ src, alt }, index) => (
          <button
            key={src}
            type="button"
            aria-haspopup="dialog"
            className="overflow-hidden rounded-lg bg-sunken"
            onClick={() => setOpened(index)}
          >
            <img
              src={src}
              alt={alt}
              width={640}
              height={isAlone ? 480 : 640}
              loading="lazy"
              decoding="async"
              className={`w-full object-cover transition active:scale-98 ${isAlone ? 'aspect-4/3' : 'aspect-square'}`}
            />
          </button>
        ))}
      </div>
      {opened !== null && <PictureViewer pictures={shown} first={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
