/**
 * What another app shares to this one, for a community post. It comes from outside: bounded as posts are, pictures told
 * by their first bytes. It waits for a short time only, whoever is signed in by then.
 */
import { imageHeader } from './image.ts';
import { letterRules, type PictureRefusal } from './letter.ts';

/** How long it waits for the form, or for somebody to sign in, ms. Ours. */
export const sharedKeptFor = 15 * 60_000;

/** A picture as it came. */
export interface SharedPicture {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export interface SharedPost {
  /** When it came, ms by the device's clock. */
  at: number;
  text: string;
  pictures: readonly SharedPicture[];
  /** Files that are no pictures for a post. */
  refusals: readonly PictureRefusal[];
}

/** What the page of a new post is told in its address, where nothing waits for it. */
export type SharedEnd =
  /** It had neither text nor a picture. */
  | 'nothing'
  /** The device could not keep it, or no worker was there to take it. */
  | 'lost';

/** A clock that was set back makes nothing last. */
export const isSharedKept = ({ at }: SharedPost, now: number): boolean => at <= now && now - at < sharedKeptFor;

/** Title, text and address on lines of their own; what one of them repeats is said once. */
export function sharedText(title: string, text: string, url: string): string {
  const lines = [title, text, url].map((line) => line.trim()).filter((line) => line !== '');
  const said = lines.filter(
    (line, index) => !lines.some((other, at) => at !== index && other.includes(line) && (other !== line || at < index)),
  );
  // More than fits is told by the form; what is longer by far is no text for a post.
  return said.join('\n').slice(0, letterRules.post.length * 2);
}

/** A file that is looked into only as far as needed. */
interface SharedFile {
  name: string;
  size: number;
  arrayBuffer: () => Promise<ArrayBuffer>;
}

/** The pictures among files, with the reason for each that is none. */
export async function sharedPictures(files: readonly SharedFile[]): Promise<Pick<SharedPost, 'pictures' | 'refusals'>> {
  const { limit, pictures: most } = letterRules.post;
  const pictures: SharedPicture[] = [];
  const refusals: PictureRefusal[] = [];
  // Of a hundred files nobody reads a hundred reasons.
  for (const file of files.slice(0, 2 * most)) {
    const name = file.name.slice(0, 100);
    if (pictures.length >= most) refusals.push({ name, problem: 'tooMany' });
    else if (file.size > limit) refusals.push({ name, problem: 'tooLarge' });
    else {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const header = imageHeader(bytes, limit);
      if (typeof header === 'string') refusals.push({ name, problem: header });
      else pictures.push({ name, bytes });
    }
  }
  return { pictures, refusals };
}
