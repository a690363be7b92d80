/**
 * Pictures that members send, judged by their first bytes: names and declared types are anybody's claim (product
 * 14.10). The app looks before it decodes one, the sandbox before it stores one.
 */

export type ImageType = 'image/jpeg' | 'image/png' | 'image/webp';

/** Pixels. */
export interface ImageSize {
  width: number;
  height: number;
}

/** As the file says; before it is turned as its metadata says. */
export interface ImageHeader extends ImageSize {
  type: ImageType;
}

export type ImageProblem =
  /** Nothing is in it. */
  | 'empty'
  /** More bytes than allowed. */
  | 'tooLarge'
  /** Neither JPEG, PNG nor WebP, whatever its name says. */
  | 'notPicture'
  /** Decoding it would take the memory of a device. */
  | 'tooManyPixels'
  /** It begins as a picture and can't be read as one. */
  | 'unreadable';

/** Most pixels that are decoded: 200 MB of memory, and more than the cameras of most phones have. Ours. */
export const pixelLimit = 50_000_000;

const ascii = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

const startsWith = (bytes: Uint8Array, ...magic: readonly number[]): boolean =>
  magic.every((byte, index) => bytes[index] === byte);

function typeOf(bytes: Uint8Array): ImageType | null {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return 'image/webp';
  return null;
}

/** IHDR is the first chunk. @throws RangeError behind the end of the bytes, as the others do */
function sizeOfPng(view: DataView): ImageSize | null {
  if (view.getUint32(12) !== 0x49484452) return null;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Markers that begin a frame (SOF0 to SOF15), without the tables that lie between them. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Goes from segment to segment up to the frame; metadata comes before it. */
function sizeOfJpeg(view: DataView): ImageSize | null {
  let at = 2;
  for (;;) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    // The scan, or the end, without a frame before it.
    else if (marker === 0xda || marker === 0xd9) return null;
    else at += 2 + view.getUint16(at + 2);
  }
}

const uint24 = (view: DataView, at: number): number => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);

/** The three forms of a WebP: with features, lossless, lossy. */
function sizeOfWebp(view: DataView): ImageSize | null {
  switch (view.getUint32(12)) {
    case 0x56503858:
      return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 };
    case 0x5650384c: {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 0x56503820:
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    default:
      return null;
  }
}

const sizes: Record<ImageType, (view: DataView) => ImageSize | null> = {
  'image/jpeg': sizeOfJpeg,
  'image/png': sizeOfPng,
  'image/webp': sizeOfWebp,
};

function sizeOf(type: ImageType, bytes: Uint8Array): ImageSize | null {
  try {
    return sizes[type](viewOf(bytes));
  } catch (error) {
    // Cut off before its size.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * What a picture says of itself, or why it is not taken.
 * @param limit bytes; a file of just as many is taken
 */
export function imageHeader(bytes: Uint8Array, limit: number): ImageHeader | ImageProblem {
  if (bytes.length === 0) return 'empty';
  if (bytes.length > limit) return 'tooLarge';
  const type = typeOf(bytes);
  if (!type) return 'notPicture';
  const size = sizeOf(type, bytes);
  if (!size || size.width === 0 || size.height === 0) return 'unreadable';
  return size.width * size.height > pixelLimit ? 'tooManyPixels' : { type, ...size };
}

/** A part of a picture, in its pixels as it is shown: turned as its metadata says. */
export interface ImageArea extends ImageSize {
  x: number;
  y: number;
}

/** The largest square in the middle. */
export function centreSquare({ width, height }: ImageSize): ImageArea {
  const edge = Math.min(width, height);
  return { x: Math.floor((width - edge) / 2), y: Math.floor((height - edge) / 2), width: edge, height: edge };
}
