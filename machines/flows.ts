/** Which flow a machine is, in a member's words, and where it lives: `docs/machines.md` is made of it. */

export interface Flow {
  flow: string;
  /** Addresses of screens, or the machine that it is a part of. Markdown. */
  home: string;
}

/** By folder, in the order of the page. */
export const flows: Readonly<Record<string, Flow>> = {
  app: {
    flow: 'opening the app: is the backend a sandbox?',
    home: '`src/main.tsx`; owns session, connectivity and toast',
  },
  session: { flow: 'who is signed in, and a refused token', home: '`app`' },
  login: { flow: 'signing in', home: '`#/user/login`' },
  register: { flow: 'becoming a member', home: '`#/user/login/register`' },
  'reset-password': { flow: 'a new password for a forgotten one', home: '`#/user/login/forgetPassword`' },
  connectivity: { flow: 'can the server be reached?', home: '`app`' },
  socket: { flow: 'hearing what changed on the server', home: 'beside every screen of a member' },
  toast: { flow: 'one short message over everything', home: '`app`' },
  purchase: { flow: 'buying a product', home: '`#/index/detail`' },
  income: { flow: 'receiving income', home: '`#/user/receiveincome`' },
  recharge: { flow: 'asking to pay in', home: '`#/user/recharge`, `#/user/cashrecharge`' },
  deposit: { flow: 'what becomes of a recharge', home: 'the same, with `?id=`' },
  withdrawal: { flow: 'withdrawing', home: '`#/user/withdraw`, `#/user/cashwithdraw`' },
  exchange: { flow: 'rupees to USDT', home: '`#/user/fund`' },
  redeem: { flow: 'redeeming a code', home: '`#/user/reward`' },
  'daily-reward': { flow: 'signing in for the day; the daily bonus', home: '`#/index/sign`, `#/index/invitation`' },
  coupon: {
    flow: 'collecting coupons, and choosing one for a purchase',
    home: '`#/index/getcoupon`, `#/index/mycoupon`, `#/index/setcoupon`',
  },
  'fund-password': { flow: 'setting or changing the fund password', home: '`#/user/fundPwd`' },
  'login-password': { flow: 'changing the login password', home: '`#/user/loginPwd`' },
  verification: { flow: 'a one-time code', home: '`fundPassword`, `register` and `resetPassword`, as `verifying`' },
  'payee-book': {
    flow: 'the address book; the bank accounts',
    home: '`#/user/address`, `#/user/Caddress`, `#/user/bank`',
  },
  'payee-form': { flow: 'adding or editing one of them', home: '`#/user/addAddress`, `#/user/CaddAddress`' },
  'customer-service': { flow: 'the customer service dialog', home: 'home, personal, `#/user/manager`' },
  'sign-out-everywhere': { flow: 'ending the sessions of all devices', home: '`#/user/securitycenter`' },
  update: {
    flow: 'something newer, looked for and offered: a release, or a build of the app itself, applied and verified',
    home: 'beside every screen by itself, `#/index/about` when asked',
  },
  'stored-data': { flow: 'what this device keeps, and clearing it', home: '`#/user/system`' },
  persistence: { flow: 'asking the browser to keep what is stored', home: '`#/user/system`' },
  install: { flow: 'installing the app', home: '`#/user/system`; `#/user/receiveincome` once, after a success' },
  'mark-read': { flow: 'marking messages as read', home: '`#/user/msg`, `#/user/news`, `#/index/alert`' },
  'dismissed-notices': { flow: 'closing notices for good', home: '`#/index`' },
  avatar: { flow: 'another picture of oneself', home: '`#/user/information`' },
  nickname: { flow: 'another nickname', home: '`#/user/name`' },
  share: { flow: 'handing a link on', home: '`#/index/friend`, `#/index/shareLink`, `#/index/invitation`' },
  comments: { flow: 'reading and writing the comments of a post', home: '`#/dynamic`, one for each open post' },
  like: { flow: 'liking a post', home: '`#/dynamic`, one for each post' },
  letter: { flow: 'a post; feedback', home: '`#/user/addynamic`, `#/user/feedback`' },
  outbox: { flow: 'sending what waited for the connection', home: 'beside every screen of a member; `#/user/outbox`' },
  'group-join': { flow: 'the group-join bonus', home: '`#/index/joinGroup`' },
  settlement: { flow: 'one money move to its definite end', home: 'every flow that moves money, as `settling`' },
  writer: { flow: 'which tab a flow is open in', home: 'every screen with a form that is sent once' },
  countdown: { flow: 'a countdown on server time', home: 'product cards, the product, orders' },
  resource: { flow: 'one thing read from the server', home: 'every screen that reads' },
  paging: { flow: 'a list read page by page', home: 'orders, incomes, records' },
  'record-export': { flow: 'all pages of a list, for a file', home: '`#/user/record`' },
  'balance-proof': { flow: 'is my balance in the published totals?', home: '`#/index/transparency`' },
  scenario: { flow: 'a link that sets the sandbox up', home: 'any address with `?scenario=`' },
  'pull-to-refresh': { flow: 'pulling down to read anew', home: 'every screen' },
};
