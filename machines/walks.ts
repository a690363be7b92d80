/** The walks and the flow of every machine, by its folder. `npm run check` fails for a machine that is not here. */
import * as app from './app/app.walk.ts';
import * as session from './session/session.walk.ts';
import * as login from './login/login.walk.ts';
import * as register from './register/register.walk.ts';
import * as resetPassword from './reset-password/reset-password.walk.ts';
import * as connectivity from './connectivity/connectivity.walk.ts';
import * as socket from './socket/socket.walk.ts';
import * as toast from './toast/toast.walk.ts';
import * as purchase from './purchase/purchase.walk.ts';
import * as income from './income/income.walk.ts';
import * as recharge from './recharge/recharge.walk.ts';
import * as deposit from './deposit/deposit.walk.ts';
import * as withdrawal from './withdrawal/withdrawal.walk.ts';
import * as cancelWithdrawal from './cancel-withdrawal/cancel-withdrawal.walk.ts';
import * as cancelOrder from './cancel-order/cancel-order.walk.ts';
import * as exchange from './exchange/exchange.walk.ts';
import * as redeem from './redeem/redeem.walk.ts';
import * as dailyReward from './daily-reward/daily-reward.walk.ts';
import * as coupon from './coupon/coupon.walk.ts';
import * as fundPassword from './fund-password/fund-password.walk.ts';
import * as loginPassword from './login-password/login-password.walk.ts';
import * as changeContact from './change-contact/change-contact.walk.ts';
import * as verification from './verification/verification.walk.ts';
import * as payeeBook from './payee-book/payee-book.walk.ts';
import * as payeeForm from './payee-form/payee-form.walk.ts';
import * as customerService from './customer-service/customer-service.walk.ts';
import * as signOutEverywhere from './sign-out-everywhere/sign-out-everywhere.walk.ts';
import * as endSessions from './end-sessions/end-sessions.walk.ts';
import * as passkeySignIn from './passkey-sign-in/passkey-sign-in.walk.ts';
import * as passkeys from './passkeys/passkeys.walk.ts';
import * as region from './region/region.walk.ts';
import * as update from './update/update.walk.ts';
import * as storedData from './stored-data/stored-data.walk.ts';
import * as persistence from './persistence/persistence.walk.ts';
import * as install from './install/install.walk.ts';
import * as notifications from './notifications/notifications.walk.ts';
import * as notifier from './notifier/notifier.walk.ts';
import * as markRead from './mark-read/mark-read.walk.ts';
import * as dismissedNotices from './dismissed-notices/dismissed-notices.walk.ts';
import * as avatar from './avatar/avatar.walk.ts';
import * as nickname from './nickname/nickname.walk.ts';
import * as share from './share/share.walk.ts';
import * as comments from './comments/comments.walk.ts';
import * as like from './like/like.walk.ts';
import * as writtenActions from './written-actions/written-actions.walk.ts';
import * as unblock from './unblock/unblock.walk.ts';
import * as letter from './letter/letter.walk.ts';
import * as outbox from './outbox/outbox.walk.ts';
import * as groupJoin from './group-join/group-join.walk.ts';
import * as settlement from './settlement/settlement.walk.ts';
import * as writer from './writer/writer.walk.ts';
import * as countdown from './countdown/countdown.walk.ts';
import * as resource from './resource/resource.walk.ts';
import * as paging from './paging/paging.walk.ts';
import * as recordExport from './record-export/record-export.walk.ts';
import * as balanceProof from './balance-proof/balance-proof.walk.ts';
import * as scenario from './scenario/scenario.walk.ts';
import * as pullToRefresh from './pull-to-refresh/pull-to-refresh.walk.ts';
import * as deleteAccount from './delete-account/delete-account.walk.ts';
import * as dataFile from './data-file/data-file.walk.ts';
import type { Flow } from './flow.ts';
import type { AnyWalk } from './model/walk.ts';

/** In the order of `docs/machines.md`. */
const files: Readonly<Record<string, Readonly<Record<string, AnyWalk | Flow>> & { flow: Flow }>> = {
  app,
  session,
  login,
  register,
  resetPassword,
  connectivity,
  socket,
  toast,
  purchase,
  income,
  recharge,
  deposit,
  withdrawal,
  cancelWithdrawal,
  cancelOrder,
  exchange,
  redeem,
  dailyReward,
  coupon,
  fundPassword,
  loginPassword,
  changeContact,
  verification,
  payeeBook,
  payeeForm,
  customerService,
  signOutEverywhere,
  endSessions,
  passkeySignIn,
  passkeys,
  region,
  update,
  storedData,
  persistence,
  install,
  notifications,
  notifier,
  markRead,
  dismissedNotices,
  avatar,
  nickname,
  share,
  comments,
  like,
  writtenActions,
  unblock,
  letter,
  outbox,
  groupJoin,
  settlement,
  writer,
  countdown,
  resource,
  paging,
  recordExport,
  balanceProof,
  scenario,
  pullToRefresh,
  deleteAccount,
  dataFile,
};

/** The plain one first. */
const walksIn = (said: Readonly<Record<string, AnyWalk | Flow>>): AnyWalk[] =>
  Object.values(said)
    .filter((one) => 'machine' in one)
    .toSorted((one, other) => (one.name ?? '').localeCompare(other.name ?? ''));

/** `dailyReward` is in `daily-reward`. */
const folderOf = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const walks: Readonly<Record<string, readonly AnyWalk[]>> = Object.fromEntries(
  Object.entries(files).map(([name, said]) => [folderOf(name), walksIn(said)]),
);

export const flows: Readonly<Record<string, Flow>> = Object.fromEntries(
  Object.entries(files).map(([name, { flow }]) => [folderOf(name), flow]),
);

/** The file that keeps a walk's list, from the root of the repository. */
export const listFile = (folder: string, { name }: AnyWalk): string =>
  `machines/${folder}/${folder}${name === undefined ? '' : `-${name}`}.walk.txt`;

/** The file of the counts, from the root of the repository. */
export const countsFile = 'reports/walks.json';
