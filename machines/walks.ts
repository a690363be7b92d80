/** The walks of every machine, by its folder. `npm run check` fails for a machine that is not here. */
import { appWalk } from './app/app.walk.ts';
import { balanceProofWalk } from './balance-proof/balance-proof.walk.ts';
import { avatarWalk } from './avatar/avatar.walk.ts';
import { commentsWalk } from './comments/comments.walk.ts';
import { connectivityWalk } from './connectivity/connectivity.walk.ts';
import { couponWalk } from './coupon/coupon.walk.ts';
import { countdownWalk } from './countdown/countdown.walk.ts';
import { customerServiceWalk } from './customer-service/customer-service.walk.ts';
import { dailyRewardWalk } from './daily-reward/daily-reward.walk.ts';
import { depositWalk } from './deposit/deposit.walk.ts';
import { exchangeWalk } from './exchange/exchange.walk.ts';
import { fundPasswordWalk } from './fund-password/fund-password.walk.ts';
import { groupJoinWalk } from './group-join/group-join.walk.ts';
import { incomeWalk } from './income/income.walk.ts';
import { installWalk, offeredInstallWalk } from './install/install.walk.ts';
import { dismissedNoticesWalk } from './dismissed-notices/dismissed-notices.walk.ts';
import { likedWalk, likeWalk } from './like/like.walk.ts';
import { loginPasswordWalk } from './login-password/login-password.walk.ts';
import { letterWalk } from './letter/letter.walk.ts';
import { loginWalk } from './login/login.walk.ts';
import { markReadWalk, openedMarkReadWalk } from './mark-read/mark-read.walk.ts';
import type { AnyWalk } from './model/walk.ts';
import { nicknameWalk } from './nickname/nickname.walk.ts';
import { pagingWalk } from './paging/paging.walk.ts';
import { payeeBookWalk } from './payee-book/payee-book.walk.ts';
import { payeeFormWalk } from './payee-form/payee-form.walk.ts';
import { persistenceWalk } from './persistence/persistence.walk.ts';
import { pullToRefreshWalk } from './pull-to-refresh/pull-to-refresh.walk.ts';
import { purchaseWalk } from './purchase/purchase.walk.ts';
import { rechargeWalk } from './recharge/recharge.walk.ts';
import { recordExportWalk } from './record-export/record-export.walk.ts';
import { redeemWalk } from './redeem/redeem.walk.ts';
import { registerWalk } from './register/register.walk.ts';
import { resetPasswordWalk } from './reset-password/reset-password.walk.ts';
import { resourceWalk } from './resource/resource.walk.ts';
import { scenarioWalk, unreadableScenarioWalk } from './scenario/scenario.walk.ts';
import { sessionWalk } from './session/session.walk.ts';
import { resumedSettlementWalk, settlementWalk } from './settlement/settlement.walk.ts';
import { shareWalk } from './share/share.walk.ts';
import { signOutEverywhereWalk } from './sign-out-everywhere/sign-out-everywhere.walk.ts';
import { outboxWalk } from './outbox/outbox.walk.ts';
import { socketWalk, unsupportedSocketWalk } from './socket/socket.walk.ts';
import { storedDataWalk } from './stored-data/stored-data.walk.ts';
import { toastWalk } from './toast/toast.walk.ts';
import { quietUpdateWalk, updateWalk } from './update/update.walk.ts';
import { resumedVerificationWalk, verificationWalk } from './verification/verification.walk.ts';
import { withdrawalWalk } from './withdrawal/withdrawal.walk.ts';
import { writerWalk } from './writer/writer.walk.ts';

export const walks: Readonly<Record<string, readonly AnyWalk[]>> = {
  app: [appWalk],
  'balance-proof': [balanceProofWalk],
  avatar: [avatarWalk],
  comments: [commentsWalk],
  connectivity: [connectivityWalk],
  countdown: [countdownWalk],
  coupon: [couponWalk],
  'customer-service': [customerServiceWalk],
  'daily-reward': [dailyRewardWalk],
  deposit: [depositWalk],
  'dismissed-notices': [dismissedNoticesWalk],
  exchange: [exchangeWalk],
  'fund-password': [fundPasswordWalk],
  'group-join': [groupJoinWalk],
  income: [incomeWalk],
  install: [installWalk, offeredInstallWalk],
  like: [likeWalk, likedWalk],
  letter: [letterWalk],
  login: [loginWalk],
  'login-password': [loginPasswordWalk],
  'mark-read': [markReadWalk, openedMarkReadWalk],
  nickname: [nicknameWalk],
  paging: [pagingWalk],
  'payee-book': [payeeBookWalk],
  'payee-form': [payeeFormWalk],
  persistence: [persistenceWalk],
  'pull-to-refresh': [pullToRefreshWalk],
  purchase: [purchaseWalk],
  recharge: [rechargeWalk],
  'record-export': [recordExportWalk],
  redeem: [redeemWalk],
  register: [registerWalk],
  'reset-password': [resetPasswordWalk],
  resource: [resourceWalk],
  scenario: [scenarioWalk, unreadableScenarioWalk],
  session: [sessionWalk],
  settlement: [settlementWalk, resumedSettlementWalk],
  share: [shareWalk],
  'sign-out-everywhere': [signOutEverywhereWalk],
  outbox: [outboxWalk],
  socket: [socketWalk, unsupportedSocketWalk],
  'stored-data': [storedDataWalk],
  toast: [toastWalk],
  update: [updateWalk, quietUpdateWalk],
  verification: [verificationWalk, resumedVerificationWalk],
  withdrawal: [withdrawalWalk],
  writer: [writerWalk],
};

/** The file that keeps a walk's list, from the root of the repository. */
export const listFile = (folder: string, { name }: AnyWalk): string =>
  `machines/${folder}/${folder}${name === undefined ? '' : `-${name}`}.walk.txt`;

/** The file of the counts, from the root of the repository. */
export const countsFile = 'reports/walks.json';
