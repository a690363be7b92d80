/** Changing the phone number, with the code step in the place of "verifyingOld" and "verifyingNew". */
import { contact } from '#contract/contact.ts';
import { fundPassword } from '#contract/fund-password.ts';
import { changeContactWalk } from '#machines/change-contact/change-contact.walk.ts';
import { aloneVerificationWalk } from '#machines/verification/verification.walk.ts';
import { pathOf } from '../flows/money-paths.ts';
import { ChangeContactPage } from '../pages/change-contact-page.ts';
import type { World } from '../support/world.ts';
import { networkReturns } from './network.ts';
import { playbookOf, type Stage } from './playbook.ts';

const pageOf = ({ app }: Stage): ChangeContactPage => new ChangeContactPage(app);

/** The demo member's number in a world, and the one that comes next. */
const numbers = new WeakMap<World, { now: string; next: string }>();
const of = ({ world, demo }: Stage) => numbers.get(world) ?? { now: demo.phone, next: demo.phone };

/** Reads the code that was sent, to the old number or to the new one, and types it. */
async function codeOf(stage: Stage): Promise<string> {
  const page = pageOf(stage);
  await page.is('code');
  const { now, next } = of(stage);
  const words = (await page.frame.textContent()) ?? '';
  return stage.world.codeFor(words.includes(now.slice(-4)) ? now : next);
}

const enterCode = async (stage: Stage): Promise<void> =>
  pageOf(stage).send({ type: 'code.type', text: await codeOf(stage) });

let made = 0;

export const changeContactBook = playbookOf<ChangeContactPage>(changeContactWalk, {
  machine: 'changeContact',
  address: () => '/user/contact',
  page: (app) => new ChangeContactPage(app),
  ready: async (stage) => {
    made += 1;
    numbers.set(stage.world, { ...of(stage), next: `98${50_000_000 + made}` });
    // One code a minute.
    await stage.world.advance({ minutes: 2 });
  },
  ports: {
    loadStanding: pathOf(fundPassword.hasPayPassword),
    prove: pathOf(contact.proveContact),
    change: pathOf(contact.changeContact),
  },
  outcomes: {
    'verification done': async (stage) => () => enterCode(stage),
    'change done': async (stage) => async () => {
      await pageOf(stage).is('changed');
      const { next } = of(stage);
      numbers.set(stage.world, { now: next, next });
    },
    'change failed: taken': async (stage) => {
      const next = stage.demo.emptyPhone;
      numbers.set(stage.world, { ...of(stage), next });
      await pageOf(stage).send({ type: 'field.change', field: 'phone', value: next });
    },
    // It was not changed then: the next path begins with the same number.
    'change failed: no answer': ({ world }) =>
      world.fault({ path: pathOf(contact.changeContact), fault: 'error-before' }),
  },
  gestures: {
    'field.change: phone': (stage) => ({ type: 'field.change', field: 'phone', value: of(stage).next }),
    'code.type: six': async (stage) => ({ type: 'code.type', text: await codeOf(stage) }),
    'channel.choose': () => ({ type: 'channel.choose', channel: 'phone' }),
  },
  facts: {
    'network.returned': networkReturns,
    // Without five minutes of waiting: the server says it when the code is entered.
    'after codeLifetime': async (stage) => {
      const text = await codeOf(stage);
      await stage.world.advance({ minutes: 6 });
      await pageOf(stage).send({ type: 'code.type', text });
    },
  },
  unplayable: {
    'loadStanding done: a phone alone': 'the demo member has both',
    'way.choose: e-mail': 'the walk changes the phone; the journey the e-mail address',
    'field.change: e-mail': 'the walk changes the phone; the journey the e-mail address',
    'prove failed: code': 'is how "after codeLifetime" is played',
    'change failed: code': 'is how "after codeLifetime" is played',
    'change failed: too late': 'takes a code that outlives its proof: src/actors/change-contact.world.test.ts plays it',
    'verification failed': 'the code step has no failure of its own',
    'verification snapshot': 'comes with each step of the code step, which is played',
  },
  unseen: { verifyingNew: 'the frame shows the code step in its place, too' },
  inner: {
    state: 'verifyingOld',
    playbook: {
      walk: aloneVerificationWalk,
      ports: { sendCode: pathOf(contact.oldContactCode) },
      outcomes: {},
      unplayable: {
        'code.type: six, offline': 'is played in tests/journeys/code-step.spec.ts',
        'code: channel.choose': 'a code goes to one place here',
        'code: code.request': 'another one takes a minute of waiting',
      },
      unseen: {
        choice: 'left at once',
        entered: 'the flow goes on in the same step',
      },
    },
  },
});
