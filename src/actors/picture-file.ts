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

/**
 * A square part of a picture as a JPEG: its pixels and nothing else, no place, no name.
 * @param edge most pixels of a side
 * @param limit most bytes
 */
export async function cutPicture(file: Blob, area: ImageArea, edge: number, limit: number): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  try {
    const side = Math.round(Math.min(edge, area.width));
    const canvas = document.createElement('canvas');
    canvas.width = side;
    canvas.height = side;
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no canvas');
    pen.imageSmoothingQuality = 'high';
    // What a PNG leaves open; a JPEG would make it black.
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, side, side);
    pen.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, side, side);
    const cut = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', 0.88);
    });
    if (!cut || cut.size > limit) throw new Error('not small');
    return cut;
  } finally {
    bitmap.close();
  }
}
