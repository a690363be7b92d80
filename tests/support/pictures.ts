/** Pictures for tests, made here: photos with a place in them, and what only pretends to be one. */
import sharp from 'sharp';

/** Stands in the metadata of a photo: nothing that is kept may hold it. */
export const placeMark = 'Taken at 28.6139 N, 77.2090 E';

/**
 * A JPEG of a phone held upright: 900 by 600 pixels that metadata says to turn by a quarter, red at the left of the
 * file (the top of the picture), blue at its right, with the place where it was taken.
 */
export const photoWithPlace = (): Promise<Buffer<ArrayBuffer>> =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: { r: 230, g: 40, b: 30 } } })
    .composite([
      {
        input: { create: { width: 450, height: 600, channels: 3, background: { r: 20, g: 40, b: 220 } } },
        left: 450,
        top: 0,
      },
    ])
    .withExif({
      IFD0: { Artist: placeMark, Orientation: '6' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '28/1 36/1 50/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '77/1 12/1 32/1',
      },
    })
    .withMetadata({ orientation: 6, exif: { IFD0: { Artist: placeMark } } })
    .jpeg({ quality: 90 })
    .toBuffer() as Promise<Buffer<ArrayBuffer>>;

const text = (content: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(content);

/** What a browser or a viewer may take for something else than its name says. */
export const polyglots: Readonly<Record<string, Uint8Array<ArrayBuffer>>> = {
  'a GIF that is a script': text('GIF89a/*\u0001\u0000*/=1;alert(1)//'),
  'an SVG with a script': text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  'a page named as a PNG': text('<!doctype html><script>alert(1)</script>'),
  'a PDF': text('%PDF-1.7\n1 0 obj\n'),
  'an archive': new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0, 0, 0, 0]),
  'an AVIF': new Uint8Array([0, 0, 0, 0x1c, ...text('ftypavif'), 0, 0, 0, 0, ...text('mif1miaf')]),
  'a BMP': new Uint8Array([0x42, 0x4d, 0x46, 0, 0, 0, 0, 0, 0, 0]),
  'a TIFF': new Uint8Array([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0]),
  'a picture behind something else': new Uint8Array([0, 0xff, 0xd8, 0xff, 0xe0]),
  'a RIFF that is a sound': text('RIFF\u0024\u0000\u0000\u0000WAVEfmt '),
};

/** The first bytes of a PNG that says how large it is, and nothing behind them. */
export function brokenPng(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  bytes.set([8, 2, 0, 0, 0], 24);
  return bytes;
}
