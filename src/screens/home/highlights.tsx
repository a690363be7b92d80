import { loadCarousel } from '#api/content.ts';
import { Carousel } from '#components/carousel.tsx';
import { SkeletonBlock } from '#components/skeleton.tsx';
import { Figure } from '#kit/figure.tsx';
import { Resource } from '#kit/resource.tsx';
import { useLingui } from '@lingui/react/macro';

/** Banners about the machines, to be swiped. */
export function Highlights() {
  const { t } = useLingui();
  return (
    <Resource load={loadCarousel} skeleton={<SkeletonBlock height="14rem" />} failed={() => <></>}>
      {(banners) => (
        <Figure of={banners}>
          {(slides) => (
            <Carousel
              label={t({ message: 'Highlights', comment: 'Name of the pictures that scroll at the top' })}
              slides={slides.map(({ id, image, title, href }) => ({
                id,
                src: image,
                title,
                href: href === '' ? '' : `#${href}`,
              }))}
            />
          )}
        </Figure>
      )}
    </Resource>
  );
}
