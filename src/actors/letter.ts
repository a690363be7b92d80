import { askLetter, sendLetter } from '#api/letter.ts';
import { codes } from '#contract/codes.ts';
import { Failure } from '#domain/failure.ts';
import { letterRules, type PictureRefusal, type SmallPicture } from '#domain/letter.ts';
import type { UploadProgress } from '#domain/upload-progress.ts';
import { createLetterMachine, type Letter } from '#machines/letter/letter.machine.ts';
import { fromCallback, fromPromise } from 'xstate';
import { readDraft } from './drafts.ts';
import type { Services } from './services.ts';
import { asBlob, edges, isTaken, makeSmall } from './small-pictures.ts';

const sizeOf = (pictures: readonly SmallPicture[]): number =>
  pictures.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);

/** Kept before it goes out: a page that is loaded anew asks first what became of it. */
async function keepSent({ drafts, session }: Services, { kind, id, text, phone }: Letter): Promise<void> {
  const member = session()?.member;
  if (member === undefined) throw new Failure('unauthorized');
  const owner = { member, flow: 'letter', subject: kind } as const;
  // A device that can't keep it sends it all the same: no money moves.
  await drafts.write(owner, { id, text, phone, isSent: true }).catch(() => undefined);
}

/** Before pictures are sent for nothing. The numbers of all countries are large: only who gives one loads them. */
async function assertPhone({ device }: Services, phone: string): Promise<void> {
  const country = await device.read('country.v1').catch(() => undefined);
  if (phone.trim() === '' || country === undefined) return;
  const { reachablePhone } = await import('#domain/phone-number.ts');
  if (reachablePhone(country, phone) === null) throw new Failure('rejected', codes.accountInvalid, 'not a number');
}

export const letterActor = (services: Services) => {
  // The machine has one upload at a time.
  let tell: (progress: UploadProgress) => void = () => undefined;
  return createLetterMachine<File>().provide({
    actors: {
      openDesk: fromPromise(async ({ input: { kind } }) => {
        const [draft, pictures] = await Promise.all([
          readDraft(services, 'letter', kind),
          readDraft(services, 'letterPictures', kind),
        ]);
        return { draft, pictures: pictures ?? [] };
      }),
      // One after another: each takes the memory of all its pixels.
      preparePictures: fromPromise(async ({ input: { files, pictures, kind } }) => {
        const { limit, total, pictures: most } = letterRules[kind];
        const taken = [...pictures];
        const refusals: PictureRefusal[] = [];
        for (const file of files) {
          if (taken.length >= most) {
            refusals.push({ name: file.name, problem: 'tooMany' });
            continue;
          }
          const told = await makeSmall(file, edges[kind], limit);
          if (!isTaken(told)) refusals.push(told);
          else if (sizeOf([...taken, told]) > total) refusals.push({ name: file.name, problem: 'noRoom' });
          else taken.push(told);
        }
        return { pictures: taken, refusals };
      }),
      send: fromPromise(async ({ input: letter, signal }) => {
        await assertPhone(services, letter.phone);
        await keepSent(services, letter);
        const watch = { signal, onProgress: (progress: UploadProgress) => tell(progress) };
        return sendLetter(services.client, letter, letter.pictures.map(asBlob), watch);
      }),
      askOutcome: fromPromise(({ input: { kind, id } }) => askLetter(services.client, kind, id)),
      watchUpload: fromCallback(({ sendBack }) => {
        tell = (progress) => sendBack({ type: 'upload.progressed', progress });
        return () => {
          tell = () => undefined;
        };
      }),
    },
  });
};
