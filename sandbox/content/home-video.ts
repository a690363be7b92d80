/** The film of the home screen (scripts/home-film.ts makes it) and pictures by place, with their words. */
import { msg } from '#sandbox/content/msg.ts';
import { say } from './say.ts';

const title = msg`A day of a machine, in twelve seconds`;
const transcript = [
  msg`The film has no sound. The sun rises over a harbour crane.`,
  msg`The crane lifts crates from a boat. Each lift adds a coin to the machine's own jar.`,
  msg`Clouds come, the crane stands still, and the jar stays as it is.`,
  msg`In the evening the jar is shared out among the members who rent the crane: what was earned, and no more.`,
];

export const homeVideo = (language: string) => ({
  img: '/pictures/home-film.svg',
  src: '/pictures/home-film.webm',
  type: 'video/webm',
  title: say(language)(title),
  transcript: transcript.map((line) => say(language)(line)),
});

const places = {
  news: { id: 'picture-news', img: '/pictures/banner-1.svg', title: msg`A harbour crane at work` },
  video: { id: 'picture-video', img: '/pictures/home-film.svg', title: msg`A harbour crane at sunrise` },
} as const;

export const pictures = (type: keyof typeof places, language: string) => {
  const picture = places[type];
  return [{ ...picture, title: say(language)(picture.title) }];
};
