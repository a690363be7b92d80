/** How each machine is played in the browser, by its folder; or why nobody can play it by itself. */
import { balanceProofBook } from './balance-proof.ts';
import { changeContactBook } from './change-contact.ts';
import { cancelWithdrawalBook } from './cancel-withdrawal.ts';
import { commentsBook, likeBook } from './community.ts';
import { countdownBook } from './countdown.ts';
import { fundPasswordBook } from './fund-password.ts';
import { loginBook } from './login.ts';
import { avatarBook, nicknameBook } from './avatar.ts';
import { groupJoinBook, letterBook } from './letters.ts';
import { payeeBookBook, payeeFormBook } from './payees.ts';
import type { Playbook } from './playbook.ts';
import { dataFileBook } from './data-file.ts';
import { depositBook } from './deposit.ts';
import { passkeysBook } from './passkeys.ts';
import { passkeySignInBook } from './passkey-sign-in.ts';
import { endSessionsBook } from './end-sessions.ts';
import { unblockBook, writtenActionsBook } from './own-words.ts';
import { exchangeBook } from './exchange.ts';
import { installBook, persistenceBook } from './install.ts';
import { incomeBook } from './income.ts';
import { notificationsBook } from './notifications.ts';
import { outboxBook } from './outbox.ts';
import { purchaseBook } from './purchase.ts';
import { customerServiceBook, loginPasswordBook, storedDataBook, updateBook } from './person.ts';
import { dismissedNoticesBook, markReadBook } from './messages.ts';
import { pagingBook, pullBook, recordExportBook, resourceBook } from './reads.ts';
import { couponBook, dailyRewardBook } from './rewards.ts';
import { rechargeBook } from './recharge.ts';
import { redeemBook } from './redeem.ts';
import { registerBook } from './register.ts';
import { resetPasswordBook } from './reset-password.ts';
import { scenarioBook } from './scenario.ts';
import { shareBook } from './share.ts';
import { regionBook } from './region.ts';
import { signOutEverywhereBook } from './sign-out-everywhere.ts';
import { appBook, connectivityBook, sessionBook, toastBook } from './whole-app.ts';
import { withdrawalBook } from './withdrawal.ts';

export const playbooks: Readonly<Record<string, Playbook>> = {
  app: appBook,
  'balance-proof': balanceProofBook,
  avatar: avatarBook,
  'cancel-withdrawal': cancelWithdrawalBook,
  'change-contact': changeContactBook,
  comments: commentsBook,
  'written-actions': writtenActionsBook,
  unblock: unblockBook,
  connectivity: connectivityBook,
  countdown: countdownBook,
  coupon: couponBook,
  'customer-service': customerServiceBook,
  'daily-reward': dailyRewardBook,
  'data-file': dataFileBook,
  deposit: depositBook,
  'dismissed-notices': dismissedNoticesBook,
  'end-sessions': endSessionsBook,
  exchange: exchangeBook,
  'fund-password': fundPasswordBook,
  'group-join': groupJoinBook,
  income: incomeBook,
  install: installBook,
  like: likeBook,
  letter: letterBook,
  login: loginBook,
  'login-password': loginPasswordBook,
  'mark-read': markReadBook,
  notifications: notificationsBook,
  nickname: nicknameBook,
  outbox: outboxBook,
  paging: pagingBook,
  'passkey-sign-in': passkeySignInBook,
  passkeys: passkeysBook,
  'payee-book': payeeBookBook,
  'payee-form': payeeFormBook,
  persistence: persistenceBook,
  'pull-to-refresh': pullBook,
  purchase: purchaseBook,
  recharge: rechargeBook,
  'record-export': recordExportBook,
  redeem: redeemBook,
  region: regionBook,
  register: registerBook,
  'reset-password': resetPasswordBook,
  resource: resourceBook,
  scenario: scenarioBook,
  session: sessionBook,
  share: shareBook,
  'sign-out-everywhere': signOutEverywhereBook,
  'stored-data': storedDataBook,
  toast: toastBook,
  update: updateBook,
  withdrawal: withdrawalBook,
};

/** Machines without a playbook of their own, each with the reason. */
export const playedByOthers: Readonly<Record<string, string>> = {
  'delete-account': 'ends an account each time: its journey and src/actors/delete-account.world.test.ts play it',
  'cancel-order': 'takes a member without orders, once each: its journey and tests/moves play it',
  settlement: 'under every money flow, in the place of its "settling"',
  writer: 'takes two tabs: the journey about tabs plays it',
  notifier: 'nothing that a hand does: the journey about notifications is told by it',
  socket: 'nothing that a hand does: the journey about messages hears by it',
  verification: 'in the place of the "verifying" of the fund password, of registering and of a forgotten password',
};
