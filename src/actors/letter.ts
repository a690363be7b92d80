import { askLetter, sendLetter } from '#api/letter.ts';
import { codes } from '#contract/codes.ts';
import { Failure } from '#domain/failure.ts';
import { letterRules, type LetterKind, type PictureRefusal, type SmallPicture } from '#domain/letter.ts';
import { newItem } from '#domain/outbox.ts';
import type { UploadProgress } from '#domain/upload-progress.ts';
import { createLetterMachine } from '#machines/letter/letter.machine.ts';
import type { Letter, LetterDesk } from '#machines/letter/written.ts';
import { readDraft, writeDraft } from '#services/drafts.ts';
import { lastCountry } from '#services/last-country.ts';
import { deskOf } from '#services/outbox-desk.ts';
import { assertMember } from '#services/same-member.ts';
import type { Services } from '#services/services.ts';
import { asBlob, edges, isTaken, makeSmall } from '#services/small-pictures.ts';
import { forgetShared, readShared } from '#storage/shared-posts.ts';
import { fromCallback, fromPromise } from 'xstate';

const sizeOf = (pictures: readonly SmallPicture[]): number =>
  pictures.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);

/** Kept before it goes out: a page that is loaded anew asks first what became of it. */
async function keepSent(services: Services, member: string, { kind, id, text, phone }: Letter): Promise<void> {
  const owner = { member, flow: 'letter', subject: kind } as const;
  // A device that can't keep it sends it all the same: no money moves.
  await writeDraft(services, owner, { id, text, phone, isSent: true });
}

/** Before pictures are sent for nothing. The numbers of all countries are large: only who gives one loads them. */
async function assertPhone(services: Services, phone: string): Promise<void> {
  const country = await lastCountry(services);
  if (phone.trim() === '' || country === undefined) return;
  const { reachablePhone } = await import('#domain/phone-number.ts');
  if (reachablePhone(country, phone) === null) throw new Failure('rejected', codes.accountInvalid, 'not a number');
}

/** One after another: each takes the memory of all its pixels. */
async function prepare(kind: LetterKind, files: readonly File[], pictures: readonly SmallPicture[]) {
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
}

/** Adds what another app shared to a post; what is there stays. It is the draft's from then on. */
async function withShared(services: Services, desk: LetterDesk): Promise<LetterDesk> {
  const { drafts, device, session } = services;
  const member = session()?.member;
  if (member === undefined) return desk;
  const shared = await readShared({ drafts, device }, member, Date.now()).catch(() => null);
  if (!shared) return desk;
  const files = shared.pictures.map(({ name, bytes }) => new File([bytes], name));
  const { pictures, refusals } = await prepare('post', files, desk.pictures);
  const { id, text, phone } = desk.draft ?? { id: crypto.randomUUID(), text: '', phone: '' };
  const draft = { id, text: [text, shared.text].filter(Boolean).join('\n\n'), phone, isSent: false };
  const owner = { member, subject: 'post' } as const;
  // Kept before it is forgotten; a device that can't keep it shows it all the same.
  await Promise.all([
    writeDraft(services, { ...owner, flow: 'letter' }, draft),
    writeDraft(services, { ...owner, flow: 'letterPictures' }, pictures),
  ]);
  await forgetShared({ drafts, device }, member).catch(() => undefined);
  return { draft, pictures, refusals: [...shared.refusals, ...refusals], hasShared: true };
}

/** @param about what a new one begins with; empty for nothing */
export const letterActor = (services: Services, about: string) => {
  // The machine has one upload at a time.
  let tell: (progress: UploadProgress) => void = () => undefined;
  return createLetterMachine<File>().provide({
    actors: {
      openDesk: fromPromise(async ({ input: { kind } }) => {
        const [draft, pictures] = await Promise.all([
          readDraft(services, 'letter', kind),
          readDraft(services, 'letterPictures', kind),
        ]);
        const begun = about === '' ? null : { id: crypto.randomUUID(), text: about, phone: '', isSent: false };
        const desk = { draft: draft ?? begun, pictures: pictures ?? [], refusals: [], hasShared: false };
        // One that may have arrived is not changed any more.
        return kind === 'post' && draft?.isSent !== true ? withShared(services, desk) : desk;
      }),
      preparePictures: fromPromise(({ input: { files, pictures, kind } }) => prepare(kind, files, pictures)),
      send: fromPromise(async ({ input: letter, signal }) => {
        const member = services.session()?.member;
        if (member === undefined) throw new Failure('unauthorized');
        await assertPhone(services, letter.phone);
        await keepSent(services, member, letter);
        assertMember(services, member);
        const watch = { signal, onProgress: (progress: UploadProgress) => tell(progress) };
        return sendLetter(services.client, letter, letter.pictures.map(asBlob), watch);
      }),
      keep: fromPromise(({ input: { kind, id, text, phone, pictures } }) => {
        const body = { text, phone, pictures: pictures.length };
        return deskOf(services).put(newItem(kind, { id, subject: id, body, madeAt: services.clock.now() }), pictures);
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
