/** A letter on its way, for the machine's test, its walk and the gallery. */
import { Failure } from '#domain/failure.ts';
import type { LetterReceipt, SmallPicture } from '#domain/letter.ts';
import { now } from '../samples.ts';
import { done } from '../model/happening.ts';
import type { LetterDesk, LetterDraft, LetterInput } from './written.ts';

/** What the page knows a file by; here its name is enough. */
export interface NamedFile {
  name: string;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Nothing of the platform is at hand here. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const bits = Array.from(base64.replace(/=+$/, ''), (digit) => alphabet.indexOf(digit).toString(2).padStart(6, '0'));
  return Uint8Array.from(bits.join('').match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}

/** Hills by a lake, and a dune: something to look at in the gallery. */
export const small: SmallPicture = {
  bytes: bytesOf(
    'UklGRvwAAABXRUJQVlA4IPAAAABQCgCdASpgAEgAPu1qpk4ppqMiMBu5ETAdiUAZ4LQC9gi6I2VeiSk75kBBGJk5XiTQQpsjUWfxgRa/LYjgtDvIiPRND6oCGHuHov7pGaGx83qGigLUxsUj7okAAP7rt69WJZJqX69aW5uBXY0KjzTkdTbIIlplqpw9cUaQ2aziZkCYPxrntlL8NKsf7S22/gcrRb3KjyLD2uH8Gr/F5sF+wyYAVsBiwHLagID7/EGGjSQQ1L/RiNDwp4gXSCXZwTr2L5vYkiQBbCxVj7lkUEOMRmTuwdggQ6JO6KX9dqq/RypC9MtAAFVI8fd38dAAAAA=',
  ),
};
export const dune: SmallPicture = {
  bytes: bytesOf(
    'UklGRhABAABXRUJQVlA4IAQBAABQCgCdASpgAEgAPu1usFKppiSipXM7gTAdiUAZ88Pv4DQuxJFeygZCJd8qTeSjjkpOiBIdGs+i6CoSvlQIJ0CPB0Uv4YY7HMD1sRMxBBDAJR6jNNGC1/w7tDsAAP7qKv+YJ/Pn6/eGy320O+faWXw4IXPqPBtZEMfuU1vthh/xD2Sx9NO/yFj+zQGzC6EzNOu5FojI0/JXo4y5snJU3ETfltNYL8v4TCXuRppiZRMKqsy00D+tMLNcsKKdq/xCm6RH6im7mq8FzyeIcNyoxWsuC4arIk2xjLHEgmgdEoY/DLhqJojV+DKkpkTqfrIy50IjpnUFTmWXHmjUAZ8NWcseAAAAAA==',
  ),
};

export const input: LetterInput = {
  kind: 'feedback',
  id: '00000000-0000-4000-8000-000000000001',
  language: 'en',
  isReachable: true,
};

/** Eleven words. */
export const enough = 'The income of yesterday is not shown on my wallet page';
export const file: NamedFile = { name: 'lake.jpg' };

export const desk = (draft: LetterDraft | null = null, pictures: readonly SmallPicture[] = []): LetterDesk => ({
  draft,
  pictures,
  refusals: [],
  hasShared: false,
});
/** One that another app has just added to. */
export const shared: LetterDesk = {
  draft: { id: input.id, text: 'https://example.org/mill', phone: '', isSent: false },
  pictures: [small],
  refusals: [{ name: 'film.mp4', problem: 'notPicture' }],
  hasShared: true,
};
export const receipt: LetterReceipt = { reference: 'FB-3F2A91C07E', at: now };
export const type = (text: string) => ({ type: 'text.type', text }) as const;
export const choose = { type: 'pictures.choose', files: [file] } as const;
export const prepared = done('preparePictures', { pictures: [small], refusals: [] });
export const progressed = { type: 'upload.progressed', progress: { sent: 310_000, total: 520_000 } } as const;

export const offline = new Failure('offline');
/** Codes of the contract: tooManyAttempts, and intentReused. */
export const refused = new Failure('rejected', 429, 'too many');
export const sentBefore = new Failure('rejected', 422, 'something else was sent');
