/** A picture on its way, for the machine's test and its walk. */
import { codes } from '#contract/codes.ts';
import { Failure } from '#domain/failure.ts';
import type { ImageArea } from '#domain/image.ts';
import type { ReadPicture } from './avatar.machine.ts';

/** What the page knows a file by; here its name is enough. */
export interface NamedFile {
  name: string;
}

const drawn =
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><path fill="#8ecae6" d="M0 0h900v600H0z"/>' +
  '<circle cx="450" cy="190" r="90" fill="#ffb703"/><path fill="#219ebc" d="M0 420h900v180H0z"/>' +
  '<path fill="#fb8500" d="M300 420 450 270l150 150z"/></svg>';

export const file: NamedFile = { name: 'boat' };
export const small: NamedFile = { name: 'small boat' };
/** Something to look at in the gallery. */
export const picture: ReadPicture = {
  url: `data:image/svg+xml,${encodeURIComponent(drawn)}`,
  width: 900,
  height: 600,
};
export const middle: ImageArea = { x: 150, y: 0, width: 600, height: 600 };
export const left: ImageArea = { x: 0, y: 0, width: 600, height: 600 };

export const chosen = { type: 'file.choose', file } as const;
export const confirm = { type: 'crop.confirm' } as const;
export const cancel = { type: 'upload.cancel' } as const;
export const progressed = { type: 'upload.progressed', progress: { sent: 31_000, total: 52_000 } } as const;

export const offline = new Failure('offline');
export const refused = new Failure('rejected', codes.pictureRefused, 'refused');
