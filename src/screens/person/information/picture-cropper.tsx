import { useAdoptedStyles } from '#components/adopted-styles.ts';
import type { ImageArea } from '#domain/image.ts';
import { useLingui } from '@lingui/react/macro';
import { useId, useState, type TouchEvent } from 'react';
import Cropper from 'react-easy-crop';
import styles from 'react-easy-crop/react-easy-crop.css?inline';

interface PictureCropperProps {
  /** Of the picture. */
  url: string;
  /** After each move: what of the picture lies in the circle, in its pixels. */
  onMoved: (area: ImageArea) => void;
}

const zooms = { min: 1, max: 4, step: 0.05 } as const;

/** A pull on the picture is no pull on the page. */
const keep = (event: TouchEvent) => event.stopPropagation();

/** Where in the circle the picture lies: by finger, mouse, arrow keys, and a slider for its size. */
export default function PictureCropper({ url, onMoved }: PictureCropperProps) {
  const { t } = useLingui();
  useAdoptedStyles(styles);
  const id = useId();
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState<number>(zooms.min);
  const percent = Math.round(zoom * 100);
  return (
    <div className="space-y-4">
      {/* Pixels have no direction. */}
      <div
        dir="ltr"
        data-crop
        className="relative h-72 touch-none overflow-hidden rounded-lg bg-sunken"
        onTouchStart={keep}
        onTouchMove={keep}
        onTouchEnd={keep}
      >
        <Cropper
          image={url}
          crop={place}
          zoom={zoom}
          minZoom={zooms.min}
          maxZoom={zooms.max}
          aspect={1}
          cropShape="round"
          showGrid={false}
          disableAutomaticStylesInjection
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropComplete={(_, area) => onMoved(area)}
          keyboardStep={8}
          mediaProps={{ alt: '' }}
          cropperProps={{ role: 'group', 'aria-label': t`Crop area: move it with the arrow keys` }}
        />
      </div>
      <div>
        <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
          {t({ message: 'Size', comment: 'Slider: how far the picture is enlarged' })}
        </label>
        <input
          id={id}
          name="zoom"
          type="range"
          min={zooms.min}
          max={zooms.max}
          step={zooms.step}
          value={zoom}
          aria-valuetext={t({ message: `${percent}%`, comment: 'Spoken: how far the picture is enlarged' })}
          onChange={({ currentTarget }) => setZoom(Number(currentTarget.value))}
          className="h-6 w-full accent-harbour"
        />
      </div>
    </div>
  );
}
