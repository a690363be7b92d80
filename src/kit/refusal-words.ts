/**
 * Why the server said no, in the member's language: what happened, what it means for the money where that is not plain,
 * and when it ends. Words of ours, because the server's own are in English only. Not in the entry.
 */
import { codes, type Code } from '#contract/codes.ts';
import { waitOf, type AttemptWait } from '#domain/attempt-wait.ts';
import type { Failure } from '#domain/failure.ts';
import { feedbackRules } from '#domain/feedback.ts';
import { fundPasswordRest, fundPasswordTries, hour, withdrawalWindow } from '#domain/limits.ts';
import { entryWords } from '#i18n/failure.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

const { opensAt, closesAt } = withdrawalWindow;
const tries = fundPasswordTries.allowed;
const waitMinutes = (fundPasswordTries.wait / hour) * 60;
const wordsNeeded = feedbackRules.words;
const restHours = fundPasswordRest / hour;

/** The client's own business: the member never meets them as such. */
type SilentCode = 200 | 401 | 422;

export const refusalWords = {
  ...entryWords,
  [codes.notFound]: msg`This doesn't exist, or isn't yours`,
  [codes.cancelled]: msg`You cancelled the request`,

  [codes.codeWrong]: msg`That isn't the code we sent last`,
  [codes.codeExpired]: msg`This code has expired`,
  [codes.codeTooSoon]: msg`Wait a minute before asking for another code`,
  [codes.channelMissing]: msg({
    message: "We can't reach you this way. Use the other one",
    comment: '“the other one”: phone in place of e-mail, or the reverse',
  }),
  [codes.wrongPassword]: msg`That isn't your old password`,
  [codes.samePassword]: msg`That's already your login password`,
  [codes.sameAsLoginPassword]: msg`The fund password must differ from your login password`,

  [codes.accountInvalid]: msg`Check the phone number or e-mail, and the country`,
  [codes.nameTaken]: msg`This name is too close to another member's or ours`,
  [codes.accountExists]: msg`You already have an account. Sign in, or reset your password`,
  [codes.inviteCodeUnknown]: msg`Unknown invite code. Check it with the member who invited you`,
  [codes.wayClosed]: msg({
    message: 'Registering this way is closed. Use the other one',
    comment: '“the other one”: phone in place of e-mail, or the reverse',
  }),
  [codes.sameAsFundPassword]: msg`The login password must differ from your fund password`,
  [codes.proofExpired]: msg({
    message: 'This took too long. Start again',
    comment: 'Changing the phone number or e-mail: too long after the first code',
  }),
  [codes.sameContact]: msg({
    message: 'You already use this one',
    comment: 'A new phone number or e-mail that is the old one',
  }),
  [codes.passkeyRefused]: msg({
    message: "We couldn't verify this passkey",
    comment: 'Passkey: the WebAuthn sign-in of a device',
  }),
  [codes.passkeyExpired]: msg({
    message: 'This took too long. Try again',
    comment: 'The member confirmed with a passkey too late',
  }),
  [codes.passkeysFull]: msg({ message: "You can't add more passkeys", comment: 'The most are there' }),
  [codes.passkeyKnown]: msg({ message: 'This device already has a passkey for you', comment: 'When one is added' }),
  [codes.passkeyDismissed]: msg({
    message: "Your device didn't confirm this. Try again",
    comment: 'Of a passkey: the member closed the question of their device, or it has none',
  }),
  [codes.tooLarge]: msg`This is too large`,
  [codes.pictureRefused]: msg`We can't read this picture. Use JPEG, PNG or WebP`,

  [codes.tooFewWords]: msg`${plural(wordsNeeded, { one: 'Write more than # word', other: 'Write more than # words' })}`,
  [codes.accountShared]: msg`This account is for everybody who tries Dayrent, so it can't be deleted`,
  [codes.groupJoined]: msg`You've already asked for the group bonus`,
  [codes.pictureUnknown]: msg`We don't have this picture. Choose it again`,
  [codes.couponGone]: msg`These coupons are all gone`,
  [codes.couponClosed]: msg`You can't collect this coupon any more`,
  [codes.dayTaken]: msg`You've already collected today's reward`,

  [codes.rewritten]: msg`The server changed records this device had seen. Nothing was sent, and payments stay closed`,
  [codes.unproven]: msg`The server didn't prove that its records only grew. Nothing was sent. Try again later`,

  [codes.soldOut]: msg`The last machine has just been rented`,
  [codes.notOnSale]: msg`This machine isn't on sale now`,
  [codes.balanceTooLow]: msg`Your balance doesn't cover this`,
  [codes.couponUnusable]: msg`You can't use this coupon here any more`,
  [codes.promotionEmpty]: msg`The promotion budget can't pay for this now`,
  [codes.agreementMissing]: msg`Accept the agreement first`,
  [codes.termsChanged]: msg`The terms have changed`,
  [codes.quoteExpired]: msg`These terms have expired`,
  [codes.notAuthorised]: msg`Enter the fund password for these terms`,

  [codes.orderStands]: msg`This order can't be cancelled any more`,
  [codes.orderCancelled]: msg`This order is already cancelled`,

  [codes.belowMinimum]: msg`The amount is below the minimum`,
  [codes.limitReached]: msg`More than what's left of today's limit`,
  [codes.windowClosed]: msg`Withdrawals are open Monday to Friday, ${opensAt}:00 to ${closesAt}:00 in your region.`,
  [codes.payeeMissing]: msg`Add a withdrawal address or bank account first`,
  [codes.fundPasswordMissing]: msg`Set a fund password first`,
  [codes.wrongFundPassword]: msg`That isn't your fund password. After ${plural(tries, { one: '# wrong try', other: '# wrong tries in a row' })}, wait ${plural(waitMinutes, { one: '# minute', other: '# minutes' })}`,
  [codes.resting]: msg`Withdrawals are paused for ${plural(restHours, { one: '# hour', other: '# hours' })} after a fund password reset`,
  [codes.alreadyProcessed]: msg`This withdrawal is already being processed`,
  [codes.alreadyCancelled]: msg`This withdrawal is already cancelled`,
  [codes.bookFull]: msg`Your list is full. Remove an entry first`,

  [codes.alreadyExchanged]: msg`You've already exchanged`,
  [codes.nothingToExchange]: msg`You have no rupees to exchange`,

  [codes.redeemCodeUnknown]: msg`This code is unknown or has expired`,
  [codes.redeemCodeGone]: msg`This code has been used up`,
  [codes.redeemCodeUsed]: msg`You've already redeemed this code`,

  [codes.nothingToReceive]: msg`No income to collect today`,
} satisfies Record<Exclude<Code, SilentCode>, MessageDescriptor>;

/** What else members are told, and visitors of the entry are not; null: as there. */
export function memberWords(failure: Failure): MessageDescriptor | null {
  const { kind, code } = failure;
  if (kind === 'storage')
    return msg`Your device is out of space, so we can't do this safely. Free up space or leave private browsing.`;
  if (kind === 'elsewhere') return msg`Another tab is finishing this. Look there first`;
  return kind === 'rejected' && code === codes.tooManyAttempts ? waitWords(waitOf(failure)) : null;
}

function waitWords(wait: AttemptWait | null): MessageDescriptor | null {
  if (!wait) return null;
  if ('seconds' in wait) {
    const { seconds } = wait;
    return msg`Too many attempts. Try again in ${plural(seconds, { one: '# second', other: '# seconds' })}`;
  }
  const { minutes } = wait;
  return msg`Too many attempts. Try again in ${plural(minutes, { one: '# minute', other: '# minutes' })}`;
}
