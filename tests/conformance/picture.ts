/** A PNG of 64 by 64 pixels, written down so that the suite needs nothing that makes pictures. */
import { crc32, deflateSync } from 'node:zlib';

const side = 64;

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

const header = Buffer.alloc(13);
header.writeUInt32BE(side, 0);
header.writeUInt32BE(side, 4);
// Eight bits a sample, red, green and blue.
header.set([8, 2], 8);

/** Each row begins with the filter that leaves it as it is. */
const pixels = Buffer.alloc(side * (1 + side * 3), 120);
for (let row = 0; row < side; row += 1) pixels[row * (1 + side * 3)] = 0;

export const picture = new Uint8Array(
  Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]),
);
