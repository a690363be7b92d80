/** The film of the home screen (scripts/home-film.ts makes it) and pictures by place, with their words. */

const inBoth = (language: string): 'en_US' | 'ar_AE' => (language === 'ar_AE' ? 'ar_AE' : 'en_US');

const words = {
  en_US: {
    title: 'A day of a machine, in twelve seconds',
    transcript: [
      'The film has no sound. The sun rises over a harbour crane.',
      'The crane lifts crates from a boat; each lift adds a coin to the machine’s own jar.',
      'Clouds come, the crane stands still, and the jar stays as it is.',
      'In the evening the jar is shared out among the owners of the crane: what was earned, and not more.',
    ],
  },
  ar_AE: {
    title: 'يوم آلة في اثنتي عشرة ثانية',
    transcript: [
      'الفيلم بلا صوت. تشرق الشمس على رافعة ميناء.',
      'ترفع الرافعة صناديق من قارب، وتضيف كل رفعة قطعة نقد إلى وعاء الآلة نفسها.',
      'تأتي الغيوم فتقف الرافعة، ويبقى الوعاء كما هو.',
      'في المساء يُوزَّع ما في الوعاء على أصحاب الرافعة: ما كُسب، لا أكثر.',
    ],
  },
} as const;

export const homeVideo = (language: string) => ({
  img: '/pictures/home-film.svg',
  src: '/pictures/home-film.webm',
  type: 'video/webm',
  title: words[inBoth(language)].title,
  transcript: [...words[inBoth(language)].transcript],
});

const places = {
  news: {
    id: 'picture-news',
    img: '/pictures/banner-1.svg',
    title: { en_US: 'A harbour crane at work', ar_AE: 'رافعة ميناء تعمل' },
  },
  video: {
    id: 'picture-video',
    img: '/pictures/home-film.svg',
    title: { en_US: 'A harbour crane at sunrise', ar_AE: 'رافعة ميناء عند الشروق' },
  },
} as const;

export const pictures = (type: keyof typeof places, language: string) => {
  const { title, ...picture } = places[type];
  return [{ ...picture, title: title[inBoth(language)] }];
};
