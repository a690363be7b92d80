import { Spinner } from '#components/spinner.tsx';
import type { PictureRefusal, SmallPicture } from '#domain/letter.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef, type ReactNode } from 'react';
import { PictureTile } from './picture-tile.tsx';
import { RefusalNotice } from './refusal-notice.tsx';

interface PicturePickerProps {
  legend: ReactNode;
  hint: ReactNode;
  pictures: readonly SmallPicture[];
  /** Most of them. */
  most: number;
  /** Most bytes of a file. */
  limit: number;
  refusals: readonly PictureRefusal[];
  /** Some are being made small. */
  isPreparing: boolean;
  /** Nothing can be changed now. */
  isDisabled: boolean;
  onChoose: (files: readonly File[]) => void;
  onRemove: (index: number) => void;
}

/** Pictures in the order in which they were chosen. They are opened here, on the device; nothing is sent yet. */
export function PicturePicker(props: PicturePickerProps) {
  const { legend, hint, pictures, most, limit, refusals, isPreparing, isDisabled, onChoose, onRemove } = props;
  const { t } = useLingui();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isBusy = isPreparing || isDisabled;
  const count = pictures.length;
  return (
    <fieldset aria-describedby={`${id}-hint`} className="min-w-0">
      <legend className="mb-1.5 flex w-full flex-wrap justify-between gap-x-3 text-sm font-medium wrap-anywhere">
        {legend}
        <span className="text-subtle tabular-nums">
          <bdi>
            {t({ message: `${count} of ${most}`, comment: 'How many pictures are chosen, and how many may be' })}
          </bdi>
        </span>
      </legend>
      <ol data-pictures className="grid grid-cols-3 gap-2">
        {pictures.map((picture, index) => (
          <PictureTile
            key={index}
            picture={picture}
            place={index + 1}
            onRemove={isBusy ? undefined : () => onRemove(index)}
          />
        ))}
        {pictures.length < most && !isDisabled && (
          <li className="aspect-square">
            <button
              type="button"
              aria-busy={isPreparing || undefined}
              aria-disabled={isPreparing || undefined}
              onClick={() => !isPreparing && input.current?.click()}
              className="flex size-full flex-col items-center justify-center gap-1 rounded-lg border border-dashed border-edge px-1 text-center text-xs text-subtle wrap-anywhere hover:bg-sunken"
            >
              {isPreparing ? (
                <Spinner />
              ) : (
                <span aria-hidden className="text-2xl leading-none">
                  +
                </span>
              )}
              {isPreparing ? (
                <Trans comment="A chosen picture is being read">Opening…</Trans>
              ) : most === 1 ? (
                <Trans>Choose a picture</Trans>
              ) : (
                <Trans comment="Button: opens the file chooser">Add pictures</Trans>
              )}
            </button>
          </li>
        )}
      </ol>
      {/* Pressed by the button: its own words are the browser's, in the browser's language. */}
      <input
        ref={input}
        type="file"
        hidden
        multiple={most > 1}
        accept="image/jpeg,image/png,image/webp"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          if (files.length > 0) onChoose(files);
          // The same file again is a choice too.
          currentTarget.value = '';
        }}
      />
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-subtle">
        {hint}
      </p>
      {refusals.length > 0 && <RefusalNotice refusals={refusals} most={most} limit={limit} />}
    </fieldset>
  );
}
