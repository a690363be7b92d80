/**
 * Pictures that members send. Each is decoded and remade, small, as WebP: what is kept and served was written here,
 * with nothing in it that came along (places, names, scripts, a second file behind the first; product 14.10).
 */
import sharp from 'sharp';
import { codes } from '#contract/codes.ts';
import { imageHeader, pixelLimit } from '#domain/image.ts';
import { uploadLimit, type UploadKind } from '#domain/limits.ts';
import type { Context } from '#sandbox/context.ts';
import { Refusal } from '#sandbox/refusal.ts';

export interface Picture {
  type: 'image/webp';
  bytes: Uint8Array;
}

// Pictures come once each: there is nothing to keep. And whatever the library could read, these three are read.
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });

/** Pixels of the longest edge that is kept; a picture of a person is cut to a square. */
const shapes: Record<UploadKind, { edge: number; fit: 'cover' | 'inside' }> = {
  avatar: { edge: 512, fit: 'cover' },
  community: { edge: 1_600, fit: 'inside' },
  feedback: { edge: 2_400, fit: 'inside' },
  screenshot: { edge: 2_400, fit: 'inside' },
};

/**
 * What came, made anew.
 * @throws Refusal tooLarge or pictureRefused
 */
export async function remakePicture(kind: UploadKind, sent: Uint8Array): Promise<Picture> {
  const header = imageHeader(sent, uploadLimit[kind]);
  if (header === 'tooLarge') throw new Refusal(codes.tooLarge, 'The picture is too large');
  if (typeof header === 'string') throw new Refusal(codes.pictureRefused, "We can't read this picture");
  const { edge, fit } = shapes[kind];
  try {
    // One frame; turned as its metadata says, and then without any; what is cut off or broken is an error.
    const bytes = await sharp(sent, { limitInputPixels: pixelLimit, failOn: 'error' })
      .autoOrient()
      .resize({ width: edge, height: edge, fit, withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
    return { type: 'image/webp', bytes };
  } catch {
    throw new Refusal(codes.pictureRefused, "We can't read this picture");
  }
}

/** Keeps a picture. @returns its id */
export async function keepPicture(
  { db, clock, random }: Pick<Context, 'db' | 'clock' | 'random'>,
  memberId: string,
  kind: UploadKind,
  { type, bytes }: Picture,
): Promise<string> {
  const id = random.hex(16);
  await db.insertInto('uploads').values({ id, member_id: memberId, kind, type, bytes, at: clock.now() }).execute();
  return id;
}

/**
 * What members show to others: whoever has the id may see it. A post that is hidden gives its pictures other ids
 * (community/post-pictures.ts). Feedback and screenshots are for the panel only.
 */
export const shownKinds: readonly UploadKind[] = ['avatar', 'community'];
export const allKinds = Object.keys(uploadLimit) as readonly UploadKind[];

/** The picture with that id; null where there is none, or one of another kind. */
export async function findPicture(
  { db }: Context,
  id: string,
  kinds: readonly UploadKind[],
): Promise<{ type: string; bytes: Uint8Array } | null> {
  if (!/^[0-9a-f]{32}$/.test(id)) return null;
  const found = db.selectFrom('uploads').select(['type', 'bytes']).where('id', '=', id).where('kind', 'in', kinds);
  return (await found.executeTakeFirst()) ?? null;
}
