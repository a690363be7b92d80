import { asBlob } from '#services/small-pictures.ts';
import type { SmallPicture } from '#domain/letter.ts';
import { useCallback } from 'react';

/** A picture of this device, which has no address of its own. */
export function SmallImage({ picture, alt, className }: { picture: SmallPicture; alt: string; className: string }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined;
      const url = URL.createObjectURL(asBlob(picture));
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [picture],
  );
  return <img ref={show} alt={alt} className={className} />;
}
