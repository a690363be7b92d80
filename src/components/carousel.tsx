import { useState } from 'react';

export interface Slide {
  id: string;
  /** Address of a 2:1 picture without words. */
  src: string;
  title: string;
  /** A route of the app, or empty. */
  href: string;
}

interface CarouselProps {
  /** Names the group for assistive technology. */
  label: string;
  slides: readonly Slide[];
}

/** Banners that the member swipes; nothing moves by itself. */
export function Carousel({ label, slides }: CarouselProps) {
  const [shown, setShown] = useState(0);
  if (slides.length === 0) return null;
  return (
    <section aria-label={label}>
      <ul
        role="list"
        tabIndex={0}
        aria-label={label}
        className="flex snap-x snap-mandatory gap-3 overflow-x-auto overscroll-x-contain rounded-xl [scrollbar-width:none]"
        onScroll={({ currentTarget: track }) => {
          const step = track.scrollWidth / slides.length;
          setShown(Math.min(slides.length - 1, Math.round(Math.abs(track.scrollLeft) / step)));
        }}
      >
        {slides.map((slide, index) => {
          const view = (
            <>
              <img
                src={slide.src === '' ? undefined : slide.src}
                alt=""
                width={640}
                height={320}
                loading={index === 0 ? 'eager' : 'lazy'}
                className="aspect-2/1 w-full bg-sunken object-cover"
              />
              <span className="block px-4 py-3 text-sm font-semibold wrap-anywhere">{slide.title}</span>
            </>
          );
          const look = 'block overflow-hidden rounded-xl bg-raised shadow-card';
          return (
            <li key={slide.id} className="w-full shrink-0 snap-center">
              {slide.href === '' ? (
                <div className={look}>{view}</div>
              ) : (
                <a href={slide.href} className={look}>
                  {view}
                </a>
              )}
            </li>
          );
        })}
      </ul>
      {slides.length > 1 && (
        <div aria-hidden className="mt-2.5 flex justify-center gap-1.5">
          {slides.map((slide, index) => (
            <span
              key={slide.id}
              className={`h-1.5 rounded-full transition-all ${index === shown ? 'w-5 bg-yours' : 'w-1.5 bg-edge'}`}
            />
          ))}
        </div>
      )}
    </section>
  );
}
