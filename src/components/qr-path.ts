import { encode } from 'uqr';

/** Modules of white around the code, as its standard asks for. */
export const quietZone = 4;

export interface QrDrawing {
  /** Modules along one side, without the quiet zone. */
  size: number;
  /** The dark modules as one SVG path, a unit a module. */
  path: string;
  /** Room for a mark in the middle, in modules. The code is readable whatever stands there (qr.test.ts). */
  middle: { x: number; y: number; width: number; height: number };
}

/** @param text up to 200 characters */
export function drawQr(text: string): QrDrawing {
  // The highest correction: it pays for the middle.
  const { size, data } = encode(text, { ecc: 'H', border: 0 });
  const runs = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1] === true) return [];
      const end = row.indexOf(false, x);
      const length = (end < 0 ? size : end) - x;
      return [`M${x} ${y}h${length}v1h-${length}z`];
    }),
  );
  // The size is odd, so are these: the middle lies on whole modules.
  const width = 2 * Math.floor(size * 0.16) + 1;
  const height = 2 * Math.floor(size * 0.06) + 1;
  return { size, path: runs.join(''), middle: { x: (size - width) / 2, y: (size - height) / 2, width, height } };
}
