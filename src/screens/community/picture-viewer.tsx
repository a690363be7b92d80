/** Pictures over the whole page: swiped, zoomed with two fingers, a double tap or the keys (decision 0031). */
import { useAdoptedStyles } from '#components/adopted-styles.ts';
import { useLayer } from '#kit/layer.ts';
import { useLingui } from '@lingui/react/macro';
import Lightbox from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import styles from 'yet-another-react-lightbox/styles.css?inline';

interface PictureViewerProps {
  pictures: readonly { src: string; alt: string }[];
  /** Index of the one that is shown first. */
  first: number;
  onClose: () => void;
}

/** All of the page, and all of the picture: also one whose own size is small. */
const filled = { width: '100%', height: '100%', maxWidth: '100%', maxHeight: '100%', objectFit: 'contain' } as const;

export function PictureViewer({ pictures, first, onClose }: PictureViewerProps) {
  const { t } = useLingui();
  useLayer(true, onClose);
  useAdoptedStyles(styles);
  return (
    <Lightbox
      open
      close={onClose}
      index={first}
      slides={pictures.map((picture) => ({ ...picture }))}
      plugins={[Zoom]}
      carousel={{ finite: true, imageProps: { style: filled } }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      zoom={{ maxZoomPixelRatio: 3 }}
      {...(pictures.length === 1 && { render: { buttonPrev: () => null, buttonNext: () => null } })}
      labels={{
        Lightbox: t({ message: 'Pictures', comment: 'Name of the picture viewer' }),
        Close: t({ message: 'Close', comment: 'Button of the picture viewer' }),
        Next: t({ message: 'Next picture', comment: 'Button of the picture viewer' }),
        Previous: t({ message: 'Previous picture', comment: 'Button of the picture viewer' }),
        'Zoom in': t({ message: 'Zoom in', comment: 'Button of the picture viewer' }),
        'Zoom out': t({ message: 'Zoom out', comment: 'Button of the picture viewer' }),
        Slide: t({ message: 'Picture', comment: 'One slide of the picture viewer' }),
        Carousel: t`Pictures`,
        'Photo gallery': t`Pictures`,
        '{index} of {total}': '{index} / {total}',
      }}
    />
  );
}
