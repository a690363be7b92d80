/** Becoming a member, with the code step in the place of "verifying"; each path with a phone of its own. */
import { register } from '#api/registration.ts';
import { registration } from '#contract/registration.ts';
import { user } from '#contract/user.ts';
import { registerWalk } from '#machines/register/register.walk.ts';
import { aloneVerificationWalk } from '#machines/verification/verification.walk.ts';
import { demoMember } from '#sandbox/seed/people.ts';
import { pathOf } from '../flows/money-paths.ts';
import { RegisterPage } from '../pages/register-page.ts';
import { networkReturns } from './network.ts';
import { playbookOf, type Act, type Stage } from './playbook.ts';
import { signedOut } from './sign-in.ts';

const pageOf = ({ app }: Stage): RegisterPage => new RegisterPage(app);

const password = 'Asha2026';
/** Of the path that is played: nobody's yet, but for who is told so. */
let phone = '';
let turn = 0;

/** Reads the code that was sent and types it. */
const enterCode: Act = async (stage) => {
  const page = pageOf(stage);
  await page.is('code');
  await page.send({ type: 'code.type', text: await stage.world.codeFor(phone) });
};

const ready: Act = async (stage) => {
  turn += 1;
  phone = String(9_876_500_000 + turn);
  await signedOut(stage);
  // One code a minute.
  await stage.world.advance({ minutes: 2 });
};

export const registerBook = playbookOf<RegisterPage>(registerWalk, {
  machine: 'register',
  address: () => `/user/login/register?invite=${demoMember.inviteCode}`,
  page: (app) => new RegisterPage(app),
  ready,
  ports: {
    loadOffer: pathOf(registration.registerTypes),
    loadInvite: pathOf(registration.demoInvite),
    checkAccount: pathOf(registration.checkAccount),
    register: pathOf(registration.registerByPhone),
    signIn: pathOf(user.login),
  },
  outcomes: {
    'verification done': async (stage) => () => enterCode(stage),
    // The phone is the demo member's.
    'register failed: account': async (stage) => {
      ({ phone } = stage.demo);
      await pageOf(stage).send({ type: 'field.change', field: 'phone', value: phone });
    },
    // The answer was lost, not the account.
    'signIn done: a member': async ({ app, account, world }) => {
      const name = { type: 'phone', country: 'IN', account: phone } as const;
      await register(account.client, name, {
        code: await world.codeFor(phone),
        password,
        inviteCode: demoMember.inviteCode,
      });
      return () => app.isAt('/index');
    },
  },
  gestures: {
    'field.change: phone': () => ({ type: 'field.change', field: 'phone', value: phone }),
    'field.change: password': () => ({ type: 'field.change', field: 'password', value: password }),
    'code.type: six': async ({ world }) => ({ type: 'code.type', text: await world.codeFor(phone) }),
    'channel.choose': () => ({ type: 'channel.choose', channel: 'phone' }),
  },
  facts: {
    'network.returned': networkReturns,
    // Offered to who has no invite.
    'demo.fill': async (stage) => {
      const page = pageOf(stage);
      await page.send({ type: 'field.change', field: 'inviteCode', value: '' });
      await page.send({ type: 'demo.fill' });
    },
    // Without five minutes of waiting: the server says it when the code is entered.
    'after codeLifetime': async (stage) => {
      const text = await stage.world.codeFor(phone);
      await stage.world.advance({ minutes: 6 });
      await pageOf(stage).send({ type: 'code.type', text });
    },
  },
  unplayable: {
    'register failed: code': 'is how "after codeLifetime" is played',
    'verification failed': 'the code step has no failure of its own',
    'verification snapshot': 'comes with each step of the code step, which is played',
  },
  unseen: { registered: 'the session takes over in the same step' },
  inner: {
    state: 'verifying',
    playbook: {
      walk: aloneVerificationWalk,
      ports: { sendCode: pathOf(registration.registerCodeByPhone) },
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
