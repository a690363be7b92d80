/** Pictures that a member chooses, on the device: judged before they are decoded, then cut and made small. */
import { imageHeader, type ImageArea, type ImageProblem, type ImageSize } from '#domain/image.ts';

/**
 * The size of a picture as it is shown, or why it is not taken.
 * @param limit bytes; asked before any of them is read
 */
export async function judgePicture(file: Blob, limit: number): Promise<ImageSize | ImageProblem> {
  if (file.size > limit) return 'tooLarge';
  const header = imageHeader(new Uint8Array(await file.arrayBuffer()), limit);
  if (typeof header === 'string') return header;
  try {
    // Turned as its metadata says: the header's own size may lie on its side.
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    return 'unreadable';
  }
}

/** Draws an area of a picture at another size, as a JPEG: its pixels and nothing else, no place, no name. */
async function draw(
  bitmap: ImageBitmap,
  area: ImageArea,
  { width, height }: ImageSize,
  quality: number,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.imageSmoothingQuality = 'high';
  // What a PNG leaves open; a JPEG would make it black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  pen.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, width, height);
  const drawn = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
  if (!drawn) throw new Error('not drawn');
  return drawn;
}

/**
 * A square part of a picture as a JPEG.
 * @param edge most pixels of a side
 * @param limit most bytes
 */
export async function cutPicture(file: Blob, area: ImageArea, edge: number, limit: number): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  try {
    const side = Math.round(Math.min(edge, area.width));
    const cut = await draw(bitmap, area, { width: side, height: side }, 0.88);
    if (cut.size > limit) throw new Error('not small');
    return cut;
  } finally {
    bitmap.close();
  }
}

/** Of JPEGs that are made, best first. */
const qualities = [0.85, 0.6, 0.35] as const;

/**
 * The whole of a picture as a JPEG.
 * @param edge most pixels of the longer side
 * @param limit most bytes
 */
export async function shrinkPicture(file: Blob, edge: number, limit: number): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  try {
    const { width, height } = bitmap;
    const scale = Math.min(1, edge / Math.max(width, height));
    const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
    for (const quality of qualities) {
      const small = await draw(bitmap, { x: 0, y: 0, width, height }, size, quality);
      if (small.size <= limit) return small;
    }
    throw new Error('not small');
  } finally {
    bitmap.close();
  }
}
