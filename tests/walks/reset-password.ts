/** A new password for a forgotten one, with the code step in the place of "verifying". */
import { registration } from '#contract/registration.ts';
import { user } from '#contract/user.ts';
import { resetPasswordWalk } from '#machines/reset-password/reset-password.walk.ts';
import { aloneVerificationWalk } from '#machines/verification/verification.walk.ts';
import { pathOf } from '../flows/money-paths.ts';
import { ResetPasswordPage } from '../pages/reset-password-page.ts';
import { networkReturns } from './network.ts';
import { playbookOf, type Act, type Stage } from './playbook.ts';
import { signedOut } from './sign-in.ts';

const pageOf = ({ app }: Stage): ResetPasswordPage => new ResetPasswordPage(app);

let turn = 0;
/** In turns: each account may ask for ten codes. */
const phone = ({ demo }: Stage): string => (turn % 2 === 0 ? demo.phone : demo.emptyPhone);

/** Reads the code that was sent and types it. */
const enterCode: Act = async (stage) => {
  const page = pageOf(stage);
  await page.is('code');
  await page.send({ type: 'code.type', text: await stage.world.codeFor(phone(stage)) });
};

export const resetPasswordBook = playbookOf<ResetPasswordPage>(resetPasswordWalk, {
  machine: 'resetPassword',
  address: () => '/user/login/forgetPassword',
  page: (app) => new ResetPasswordPage(app),
  ready: async (stage) => {
    turn += 1;
    await signedOut(stage);
    // One code a minute.
    await stage.world.advance({ minutes: 2 });
  },
  ports: {
    loadOffer: pathOf(user.countries),
    checkAccount: pathOf(registration.checkAccount),
    reset: pathOf(registration.resetPassword),
  },
  outcomes: {
    'verification done': async (stage) => () => enterCode(stage),
    // The fund password can't be the login password too.
    'reset failed: refused': async (stage) => {
      const page = pageOf(stage);
      turn += turn % 2;
      await page.send({ type: 'field.change', field: 'phone', value: phone(stage) });
      for (const field of ['password', 'again'] as const)
        await page.send({ type: 'field.change', field, value: stage.demo.fundPassword });
    },
  },
  gestures: {
    'field.change: phone': (stage) => ({ type: 'field.change', field: 'phone', value: phone(stage) }),
    // The same one again: other walks sign in with it.
    'field.change: password': ({ demo }) => ({ type: 'field.change', field: 'password', value: demo.password }),
    'field.change: again': ({ demo }) => ({ type: 'field.change', field: 'again', value: demo.password }),
    'code.type: six': async (stage) => ({ type: 'code.type', text: await stage.world.codeFor(phone(stage)) }),
    'channel.choose': () => ({ type: 'channel.choose', channel: 'phone' }),
  },
  facts: {
    'network.returned': networkReturns,
    // Without five minutes of waiting: the server says it when the code is entered.
    'after codeLifetime': async (stage) => {
      const text = await stage.world.codeFor(phone(stage));
      await stage.world.advance({ minutes: 6 });
      await pageOf(stage).send({ type: 'code.type', text });
    },
  },
  unplayable: {
    'reset failed: code': 'is how "after codeLifetime" is played',
    'verification failed': 'the code step has no failure of its own',
    'verification snapshot': 'comes with each step of the code step, which is played',
  },
  inner: {
    state: 'verifying',
    playbook: {
      walk: aloneVerificationWalk,
      ports: { sendCode: pathOf(registration.resetCodeByPhone) },
      outcomes: {},
      unplayable: {
        'code.type: six, offline': 'is played in tests/journeys/code-step.spec.ts',
        'code: channel.choose': 'a visitor has one account, and one way to it',
        'code: code.request': 'another one takes a minute of waiting',
      },
      unseen: {
        choice: 'left at once',
        entered: 'the flow goes on in the same step',
      },
    },
  },
});
