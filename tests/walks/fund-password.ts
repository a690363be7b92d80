/** Changing the fund password, with the code step in the place of "verifying". */
import { fundPassword } from '#contract/fund-password.ts';
import { fundPasswordWalk } from '#machines/fund-password/fund-password.walk.ts';
import { verificationWalk } from '#machines/verification/verification.walk.ts';
import { pathOf } from '../flows/money-paths.ts';
import { FundPasswordPage } from '../pages/fund-password-page.ts';
import { playbookOf, type Act, type Stage } from './playbook.ts';

const pageOf = ({ app }: Stage): FundPasswordPage => new FundPasswordPage(app);

/** Asks for a code, reads it and types it. */
const enterCode: Act = async (stage) => {
  const page = pageOf(stage);
  await page.is('request');
  await page.send({ type: 'code.request' });
  await page.is('code');
  await page.send({ type: 'code.type', text: await stage.world.codeFor(stage.demo.phone) });
};

export const fundPasswordBook = playbookOf<FundPasswordPage>(fundPasswordWalk, {
  machine: 'fundPassword',
  address: () => '/user/fundPwd',
  page: (app) => new FundPasswordPage(app),
  // One code a minute.
  ready: ({ world }) => world.advance({ minutes: 2 }),
  ports: {
    loadStanding: pathOf(fundPassword.hasPayPassword),
    change: pathOf(fundPassword.updatePayPassword),
  },
  outcomes: {
    'verification done': async (stage) => () => enterCode(stage),
    // The old one is mistyped.
    'change failed: password': (stage) =>
      pageOf(stage).send({ type: 'field.change', field: 'current', value: 'Mistyped1' }),
  },
  gestures: {
    'field.change: current': ({ demo }) => ({ type: 'field.change', field: 'current', value: demo.fundPassword }),
    // The same one again: the next path begins as this one did.
    'field.change: password': ({ demo }) => ({ type: 'field.change', field: 'password', value: demo.fundPassword }),
    'field.change: again': ({ demo }) => ({ type: 'field.change', field: 'again', value: demo.fundPassword }),
    'code.type: six': async ({ world, demo }) => ({ type: 'code.type', text: await world.codeFor(demo.phone) }),
    'channel.choose': () => ({ type: 'channel.choose', channel: 'phone' }),
  },
  facts: {
    // Offered to who forgot it.
    'password.remember': async (stage) => {
      const page = pageOf(stage);
      if (await stage.app.button('Forgot fund password').isVisible()) await page.send({ type: 'password.forget' });
      await page.send({ type: 'password.remember' });
    },
    // Without five minutes of waiting: the server says it when the code is entered.
    'after codeLifetime': async (stage) => {
      const text = await stage.world.codeFor(stage.demo.phone);
      await stage.world.advance({ minutes: 6 });
      await pageOf(stage).send({ type: 'code.type', text });
    },
  },
  unplayable: {
    'loadStanding done: none yet': 'the demo member has one; the journeys set a first one',
    'change failed: code': 'is how "after codeLifetime" is played',
    'verification failed': 'the code step has no failure of its own',
    'verification snapshot': 'comes with each step of the code step, which is played',
  },
  inner: {
    state: 'verifying',
    playbook: {
      walk: verificationWalk,
      ports: { sendCode: pathOf(fundPassword.payCodeByPhone) },
      outcomes: {},
      unplayable: {
        'code.type: six, offline': 'is played in tests/journeys/code-step.spec.ts',
        'code: channel.choose': 'is chosen by the button that asks for a code by the other way',
        'code: code.request': 'another one takes a minute of waiting',
      },
      unseen: {
        choice: 'left at once',
        entered: 'the flow goes on in the same step',
      },
    },
  },
});
