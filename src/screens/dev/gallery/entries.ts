/**
 * Where the gallery shows each machine, by its folder: every state of every machine is there, or says why it has nothing
 * to show. `entries.test.ts` holds machines and this record together.
 */

/** Why a state has no picture of its own. */
export type Reason =
  /** It is left at once. */
  | 'passing'
  /** Every other specimen shows it. */
  | 'everywhere'
  /** What is shown then belongs to another machine. */
  | 'elsewhere';

type Scene = Readonly<Record<string, string>>;

export interface Entry {
  /** An address of the app; null for a machine that runs inside of others, which show it where they wait for it. */
  address: string | null;
  /** States of other machines there, by folder; the others stand as they start. */
  scene?: Scene;
  /** The same for one state only. */
  scenes?: Readonly<Record<string, Scene>>;
  /** Places of the walk whose figures a state is shown with, where it isn't the one that has the most to show. */
  places?: Readonly<Record<string, string>>;
  /** Places of the walk that look different from what their state is shown with: each is shown too. */
  looks?: readonly string[];
  hidden?: Readonly<Record<string, Reason>>;
  /** How much later than its figures a state is looked at, in ms. */
  later?: Readonly<Record<string, number>>;
}

const minutes = 60_000;

export const entries: Readonly<Record<string, Entry>> = {
  app: { address: '/mine', hidden: { ready: 'everywhere' } },
  'balance-proof': { address: '/index/transparency' },
  avatar: {
    address: '/user/information',
    places: { idle: 'idle (tooLarge)', crop: 'crop (offline)', uploading: 'uploading (on its way)' },
  },
  comments: {
    address: '/dynamic?post=post-1',
    places: {
      'opened.reading.open': 'opened.reading.open + opened.sending.idle (more, typed, held)',
      'opened.reading.refreshing': 'opened.reading.refreshing + opened.sending.idle (more)',
      'opened.sending.idle': 'opened.reading.open + opened.sending.idle (all)',
      'opened.sending.submitting': 'opened.reading.open + opened.sending.submitting (more, queued)',
    },
  },
  connectivity: { address: '/mine', hidden: { online: 'everywhere' } },
  countdown: { address: '/user/recharge?id=recharge-1', scene: { deposit: 'standing.open' } },
  coupon: { address: '/index/setcoupon?productId=crane' },
  'customer-service': { address: '/user/manager?dialog=customerService', hidden: { closed: 'passing' } },
  'daily-reward': {
    address: '/index/sign',
    places: { taken: 'taken (credited)' },
    hidden: { choice: 'passing' },
  },
  deposit: {
    address: '/user/recharge?id=recharge-1',
    places: { 'standing.open': 'standing.open (unpaid)', 'standing.credited': 'standing.credited (credited)' },
    looks: [
      'standing.open (partial)',
      'standing.open (expired)',
      'standing.credited (overpaid)',
      'standing.credited (late)',
    ],
    hidden: { 'standing.choice': 'passing' },
  },
  exchange: {
    address: '/user/fund',
    places: { 'deciding.idle': 'deciding.idle (complete)', settling: 'review (complete)' },
    hidden: { choice: 'passing' },
  },
  'fund-password': {
    address: '/user/fundPwd',
    places: { form: 'form (one is set, current, password, again)' },
  },
  income: {
    address: '/user/receiveincome',
    places: { 'deciding.idle': 'deciding.idle', failed: 'failed', settling: 'deciding.idle' },
    scenes: { taken: { paging: 'empty' } },
    hidden: { choice: 'passing' },
  },
  install: { address: '/user/system', places: { refused: 'refused' } },
  like: { address: '/dynamic', hidden: { choice: 'passing' } },
  'group-join': {
    address: '/index/joinGroup',
    places: { 'deciding.idle': 'deciding.idle (picture)', settling: 'deciding.idle (picture)' },
    hidden: { choice: 'passing' },
  },
  letter: { address: '/user/feedback', places: { form: 'form (complete, not there)' } },
  login: { address: '/user/login', scene: { session: 'visitor' } },
  'login-password': {
    address: '/user/loginPwd',
    places: { form: 'form (current, password, again)' },
  },
  nickname: { address: '/user/name', hidden: { saved: 'elsewhere', unchanged: 'elsewhere' } },
  paging: {
    address: '/user/record?type=1',
    places: { refreshing: 'refreshing (2 of 9)' },
    hidden: { choice: 'passing' },
  },
  'payee-book': {
    address: '/user/address',
    places: { full: 'full', empty: 'empty', failed: 'failed', removing: 'removing' },
    hidden: { choice: 'passing' },
  },
  'payee-form': { address: '/user/addAddress' },
  persistence: { address: '/user/system' },
  'pull-to-refresh': { address: '/mine', hidden: { idle: 'everywhere' } },
  purchase: {
    address: '/index/detail?productId=crane',
    places: { unavailable: 'unavailable', settling: 'review (agreed)' },
    hidden: { choice: 'passing' },
  },
  recharge: {
    address: '/user/cashrecharge',
    places: {
      'deciding.idle': 'deciding.idle (channel, 500)',
      settling: 'deciding.idle (channel, 500)',
      created: 'created (channel, 500)',
    },
    hidden: { choice: 'passing' },
  },
  'record-export': { address: '/user/record?type=1&from=2026-11-01&to=2026-11-16' },
  redeem: {
    address: '/user/reward',
    places: { settling: 'deciding.idle (complete)' },
    hidden: { choice: 'passing' },
  },
  register: {
    address: '/user/login/register?invite=ASHA01',
    scene: { session: 'visitor' },
    places: { form: 'form (phone, password)' },
    hidden: { registered: 'elsewhere' },
  },
  'reset-password': {
    address: '/user/login/forgetPassword',
    scene: { session: 'visitor' },
    places: { form: 'form (phone, password, again)' },
  },
  resource: {
    address: '/user/balance',
    places: { failed: 'failed (failure)' },
    // Old, and so old that it is grey.
    later: { stale: 2 * minutes, refreshing: 120 * minutes },
  },
  scenario: {
    address: '/mine?scenario=seed.other',
    hidden: { choice: 'passing', applied: 'passing', dismissed: 'passing' },
  },
  session: {
    address: '/mine',
    scenes: { notice: { toast: 'visible' } },
    hidden: { member: 'everywhere', visitor: 'elsewhere' },
  },
  settlement: { address: null, hidden: { choice: 'passing', settled: 'passing' } },
  share: { address: '/index/shareLink' },
  'mark-read': {
    address: '/user/msg',
    hidden: { choice: 'passing', marked: 'elsewhere' },
  },
  'dismissed-notices': { address: '/index' },
  outbox: {
    address: '/user/outbox',
    hidden: { choice: 'passing', network: 'passing' },
  },
  socket: {
    address: '/mine',
    hidden: {
      choice: 'passing',
      connecting: 'everywhere',
      live: 'everywhere',
      pause: 'everywhere',
      asleep: 'elsewhere',
      offline: 'elsewhere',
      unsupported: 'elsewhere',
      refused: 'elsewhere',
    },
  },
  'sign-out-everywhere': { address: '/user/securitycenter' },
  'stored-data': { address: '/user/system' },
  update: {
    address: '/index/about?dialog=update',
    hidden: {
      choice: 'passing',
      verifying: 'passing',
      idle: 'everywhere',
      holding: 'elsewhere',
      behind: 'elsewhere',
      left: 'passing',
      closed: 'passing',
    },
  },
  toast: { address: '/mine', hidden: { quiet: 'everywhere' } },
  verification: { address: null, hidden: { choice: 'passing', entered: 'passing' } },
  withdrawal: {
    address: '/user/withdraw',
    places: { settling: 'authorising (payee, amount, password)' },
    hidden: { choice: 'passing' },
  },
  writer: { address: '/user/withdraw', hidden: { asking: 'passing', open: 'everywhere' } },
};
