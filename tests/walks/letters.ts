/** Writing feedback, and asking for the group-join bonus: forms with pictures. A post is the same flow: its journey plays it. */
import { loadGroupJoin } from '#api/group-join.ts';
import { valueOf } from '#domain/fresh-value.ts';
import type { Send } from '#api/client.ts';
import { fieldsOf } from '#contract/endpoint.ts';
import { feedback } from '#contract/feedback.ts';
import { groupJoins } from '#contract/group-join.ts';
import { groupJoinWalk } from '#machines/group-join/group-join.walk.ts';
import { enough } from '#machines/letter/samples.ts';
import { letterWalk } from '#machines/letter/letter.walk.ts';
import { groupJoinPath, pathOf } from '../flows/money-paths.ts';
import type { TestFile } from '../pages/avatar-page.ts';
import { GroupJoinPage } from '../pages/group-join-page.ts';
import { LetterPage } from '../pages/letter-page.ts';
import type { Account } from '../support/account.ts';
import { keptDrafts } from '../support/kept-drafts.ts';
import { photoWithPlace } from '../support/pictures.ts';
import { playbookOf, type Stage } from './playbook.ts';
import { moneyBookOf } from './settling.ts';

const photo = async (): Promise<TestFile> => ({
  name: 'photo.jpg',
  mimeType: 'image/jpeg',
  buffer: await photoWithPlace(),
});
const notes = async (): Promise<TestFile> => ({
  name: 'notes.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('no picture'),
});
/** What the path that is played chooses. */
let chosen = photo;

/** A form with files, from Node. */
const formOf =
  (fields: Readonly<Record<string, string>>, file?: TestFile): Send =>
  (url, { headers, signal }) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    if (file) form.append('img', new Blob([new Uint8Array(file.buffer)]), 'img');
    return fetch(url, { method: 'POST', headers: { ...headers, Connection: 'close' }, body: form, signal });
  };

/** What the page sent in vain arrives all the same. */
async function arrive({ page, account: { client } }: Stage): Promise<void> {
  const kept = Object.entries(await keptDrafts(page)).find(([key]) => key.endsWith('/letter/feedback'))?.[1];
  const { id, text } = kept as { id: string; text: string };
  const input = { draftId: id, text, phone: '' };
  await client.call(feedback.createFeedback, input, { send: formOf(fieldsOf(feedback.createFeedback, input)) });
}

const network = {
  'network.lost': 'a page that is offline can order no faults; the journeys play it',
  'network.returned': 'as network.lost',
} as const;

export const letterBook = playbookOf<LetterPage>(letterWalk, {
  machine: 'letter',
  address: () => '/user/feedback',
  page: (app) => new LetterPage(app),
  ready: async () => {
    chosen = photo;
  },
  ports: { send: pathOf(feedback.createFeedback), askOutcome: pathOf(feedback.sentFeedback) },
  outcomes: {
    'preparePictures done: not taken': async () => {
      chosen = notes;
    },
    // The number is looked at before anything goes out.
    'send failed: refused': async ({ app }) => new LetterPage(app).send({ type: 'phone.type', text: 'call me' }),
    'askOutcome done: arrived': async (stage) => () => arrive(stage),
  },
  gestures: {
    'text.type: eleven words': () => ({ type: 'text.type', text: enough }),
    'phone.type': () => ({ type: 'phone.type', text: '98' }),
    'pictures.choose': async () => ({ type: 'pictures.choose', files: [await chosen()] }),
  },
  fleeting: ['opening', 'preparing'],
  unplayable: {
    'openDesk done: kept': 'is what an earlier page life leaves behind: letters.spec.ts',
    'openDesk done: shared': 'comes from another app: install.spec.ts',
    'openDesk done: went out before': 'as "kept"',
    'openDesk failed': 'needs a device whose storage fails',
    'preparing: text.type: eleven words': 'a picture of a test is small sooner than a hand types',
    'preparing: phone.type': 'as text.type',
    'preparePictures failed': 'takes a file that goes away while it is read',
    'picture.remove': 'needs a picture, which the walk does not tell from none: letters.spec.ts',
    'upload.progressed': 'is told by the upload itself, as often as it likes',
    'sending: upload.cancel': 'whether it has arrived by then is a matter of chance: letters.spec.ts',
    'send failed: changed since it arrived': 'takes an answer that is lost, and another text before it is found',
    'letter.defer': 'takes a page that is offline: outbox.spec.ts',
    'keep failed': 'needs a device whose storage fails',
    'unsettled: outcome.check': 'the flow asks by itself after three seconds, often before a hand is there',
    ...network,
  },
  unseen: { keeping: 'takes a page that is offline: outbox.spec.ts', unsent: 'as keeping' },
});

/** The bonus, by another device of the member. */
async function joinElsewhere(account: Account): Promise<void> {
  const sent = await account.client.call(groupJoins.groupScreenshot, {}, { send: formOf({}, await photo()) });
  await account.move(groupJoins.groupJoin, { pictureId: sent.value.pictureId });
}

const isJoined = async ({ client }: Account): Promise<boolean> => valueOf(await loadGroupJoin(client)).receipt !== null;

export const groupJoinBook = moneyBookOf<GroupJoinPage>(groupJoinWalk, {
  address: () => '/index/joinGroup',
  page: (app) => new GroupJoinPage(app),
  // Once for each member: the world is rewound to do it again.
  ready: async ({ account, world }) => {
    chosen = photo;
    if (!(await isJoined(account))) return;
    await world.rewind();
    await account.signIn();
  },
  ports: { loadTerms: pathOf(groupJoins.groupJoinStanding), upload: pathOf(groupJoins.groupScreenshot) },
  outcomes: {
    'loadTerms done: asked for before': ({ account }) => joinElsewhere(account),
    'preparePicture done: not taken': async () => {
      chosen = notes;
    },
    'upload failed: refused': ({ account }) => joinElsewhere(account),
    'settlement done: not credited': ({ world }) => world.emptyPromotion(),
  },
  gestures: {
    'picture.choose': async () => ({ type: 'picture.choose', file: await chosen() }),
  },
  fleeting: ['preparing'],
  unplayable: {
    'loadTerms done: chosen before': 'is what an earlier page life leaves behind: deaths.spec.ts',
    'deciding.refreshing: picture.choose': 'the answer is there before a hand chooses',
    'preparePicture failed': 'takes a file that goes away while it is read',
    'picture.remove': 'needs a picture, which is there for one state of the form only: letters.spec.ts',
    'upload.progressed': 'is told by the upload itself, as often as it likes',
    'settlement done: refused': 'the member would have to get the bonus elsewhere between screenshot and bonus',
  },
  unseen: { refused: 'needs a "settlement done: refused"' },
  money: {
    path: groupJoinPath,
    done: 'decided',
    count: async ({ account }) => ((await isJoined(account)) ? 1 : 0),
  },
});
