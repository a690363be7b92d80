import type { SmallPicture } from '#domain/letter.ts';
import { useLingui } from '@lingui/react/macro';
import { SmallImage } from './small-image.tsx';

interface PictureTileProps {
  picture: SmallPicture;
  /** 1 for the first. */
  place: number;
  /** Absent while it can't be removed. */
  onRemove: (() => void) | undefined;
}

/** One chosen picture, with the way to take it out again. */
export function PictureTile({ picture, place, onRemove }: PictureTileProps) {
  const { t } = useLingui();
  return (
    <li className="relative aspect-square overflow-hidden rounded-lg border border-line bg-sunken">
      <SmallImage
        picture={picture}
        alt={t({ message: `Picture ${place}`, comment: 'The first, second, … of the chosen pictures' })}
        className="size-full object-cover"
      />
      {onRemove && (
        <button
          type="button"
          aria-label={t({
            message: `Remove picture ${place}`,
            comment: 'Button: takes the first, second, … picture out',
          })}
          onClick={onRemove}
          className="absolute end-0 top-0 flex size-11 items-start justify-end p-1.5"
        >
          <span className="flex size-6 items-center justify-center rounded-full bg-raised text-ink shadow-card">
            <svg aria-hidden viewBox="0 0 20 20" className="size-3.5 fill-none stroke-current" strokeWidth="2.2">
              <path d="M5 5l10 10M15 5 5 15" strokeLinecap="round" />
            </svg>
          </span>
        </button>
      )}
    </li>
  );
}
