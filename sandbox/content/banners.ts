/** Home banners. Pictures carry no words; the title is text. */
import { msg } from '#sandbox/content/msg.ts';

export const banners = [
  {
    id: 'banner-1',
    img: '/pictures/banner-1.svg',
    href: '/index/detail?productId=harbour-crane-h2',
    title: msg`The harbour crane: what it earned, day by day`,
  },
  {
    id: 'banner-2',
    img: '/pictures/banner-2.svg',
    href: '/user/receiveincome',
    title: msg`Your income waits until you collect it`,
  },
  {
    id: 'banner-3',
    img: '/pictures/banner-3.svg',
    href: '/index/detail?productId=solar-mill-s3',
    title: msg`Solar mill S3: the facts before you decide`,
  },
] as const;
