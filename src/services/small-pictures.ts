/** Pictures that go with a letter or a bonus: judged, then made small, with nothing left in them but their pixels. */
import type { PictureRefusal, SmallPicture } from '#domain/letter.ts';
import { judgePicture, shrinkPicture } from './picture-file.ts';

/** Pixels of the longer side: as the sandbox keeps them. */
export const edges = { post: 1_600, feedback: 2_400, screenshot: 2_400 } as const;

export const isTaken = (told: SmallPicture | PictureRefusal): told is SmallPicture => 'bytes' in told;

/** @param limit most bytes of the file, and of the picture that is made of it */
export async function makeSmall(file: File, edge: number, limit: number): Promise<SmallPicture | PictureRefusal> {
  const judged = await judgePicture(file, limit);
  if (typeof judged === 'string') return { name: file.name, problem: judged };
  try {
    const small = await shrinkPicture(file, edge, limit);
    return { bytes: new Uint8Array(await small.arrayBuffer()) };
  } catch {
    return { name: file.name, problem: 'unreadable' };
  }
}

export const asBlob = ({ bytes }: SmallPicture): Blob => new Blob([bytes], { type: 'image/jpeg' });
