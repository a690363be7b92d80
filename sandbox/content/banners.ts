/** Home banners. Pictures carry no words; the title is text, in the member's language. */
interface Banner {
  id: string;
  img: string;
  href: string;
  title: { en_US: string; ar_AE: string };
}

export const banners: readonly Banner[] = [
  {
    id: 'banner-1',
    img: '/pictures/banner-1.svg',
    href: '/index/detail?productId=harbour-crane-h2',
    title: { en_US: 'The harbour crane: what it earned, day by day', ar_AE: 'رافعة الميناء: ما كسبته يومًا بيوم' },
  },
  {
    id: 'banner-2',
    img: '/pictures/banner-2.svg',
    href: '/user/receiveincome',
    title: { en_US: 'Income waits for you until you receive it', ar_AE: 'دخلك بانتظارك حتى تستلمه' },
  },
  {
    id: 'banner-3',
    img: '/pictures/banner-3.svg',
    href: '/index/detail?productId=solar-mill-s3',
    title: { en_US: 'Solar mill S3: the facts before you decide', ar_AE: 'المطحنة الشمسية S3: الحقائق قبل أن تقرر' },
  },
];
