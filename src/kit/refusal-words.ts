/**
 * Why the server said no, in the member's language: what happened, what it means for the money where that is not plain,
 * and when it ends. Words of ours, because the server's own are in two languages only. Not in the entry.
 */
import { codes, type Code } from '#contract/codes.ts';
import { feedbackRules } from '#domain/feedback.ts';
import { fundPasswordRest, fundPasswordTries, hour, withdrawalWindow } from '#domain/limits.ts';
import { entryWords } from '#i18n/failure.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const { opensAt, closesAt } = withdrawalWindow;
const tries = fundPasswordTries.allowed;
const waitMinutes = (fundPasswordTries.wait / hour) * 60;
const wordsNeeded = feedbackRules.words;
const restHours = fundPasswordRest / hour;

/** The client's own business: the member never meets them as such. */
type SilentCode = 200 | 401 | 422;

export const refusalWords = {
  ...entryWords,
  [codes.notFound]: msg`This does not exist, or it is not yours`,
  [codes.cancelled]: msg`You cancelled it. Nothing has moved`,

  [codes.codeWrong]: msg`Verification code error: this is not the code that was sent last`,
  [codes.codeExpired]: msg`This code is over. Ask for a new one`,
  [codes.codeTooSoon]: msg`A code went out less than a minute ago. Wait for it, or ask again in a minute`,
  [codes.channelMissing]: msg`We can't reach you this way. Take the code the other way`,
  [codes.wrongPassword]: msg`The old password is not right. Your fund password stays as it was`,
  [codes.samePassword]: msg`This is your login password already. Choose another one`,
  [codes.sameAsLoginPassword]: msg`Choose another one than your login password`,

  [codes.accountInvalid]: msg`This phone number or e-mail address is not complete, or not one of this country`,
  [codes.nameTaken]: msg`This name looks like another member’s, or like ours. Choose another one`,
  [codes.accountExists]: msg`You have an account already. Sign in, or choose a new password`,
  [codes.inviteCodeUnknown]: msg`This invite code is not known. Ask who invited you for the right one`,
  [codes.wayClosed]: msg`This way to register is closed now. Take the other one`,
  [codes.sameAsFundPassword]: msg`Choose another one than your fund password`,
  [codes.tooLarge]: msg`This is larger than the server takes`,
  [codes.pictureRefused]: msg`The server can't read this picture. Take another one: JPEG, PNG or WebP`,

  [codes.tooFewWords]: msg`Your comment needs more than ${wordsNeeded} words. Nothing was sent`,
  [codes.groupJoined]: msg`You have asked for the group bonus before. It is once for each member. Nothing has moved`,
  [codes.pictureUnknown]: msg`The server does not have this picture. Choose it again. Nothing has moved`,
  [codes.couponGone]: msg`All of these coupons were received by others. Nothing has moved`,
  [codes.couponClosed]: msg`This coupon can't be received any more`,
  [codes.dayTaken]: msg`You have today's already. It counts once a day; nothing has moved`,

  [codes.rewritten]: msg`The server changed records that this device had seen. Nothing was sent, and payments stay closed here`,

  [codes.soldOut]: msg`Sold out: the last one went just now`,
  [codes.notOnSale]: msg`It is not on sale now`,
  [codes.balanceTooLow]: msg`Your balance does not cover this. Nothing has moved`,
  [codes.couponUnusable]: msg`This coupon can't be used here any more`,
  [codes.promotionEmpty]: msg`The promotion budget can't pay for this now. Nothing was taken from you`,
  [codes.agreementMissing]: msg`The agreement has to be agreed to first`,
  [codes.termsChanged]: msg`The terms have changed since you looked. Nothing has moved`,
  [codes.quoteExpired]: msg`These terms held for a while, and that is over. Nothing has moved`,
  [codes.notAuthorised]: msg`The fund password has not been given for these terms. Nothing has moved`,

  [codes.belowMinimum]: msg`The amount is below the minimum. Nothing has moved`,
  [codes.limitReached]: msg`This is more than today's limit leaves. Nothing has moved; a new limit begins tomorrow`,
  [codes.windowClosed]: msg`Withdrawals are open Monday to Friday, ${opensAt}:00 to ${closesAt}:00 in your region. Nothing has moved`,
  [codes.payeeMissing]: msg`Please bind your withdrawal address or bank account first. Nothing has moved`,
  [codes.fundPasswordMissing]: msg`Set a fund password first. Nothing has moved`,
  [codes.wrongFundPassword]: msg`The fund password is not right. After ${tries} wrong ones in a row you wait ${waitMinutes} minutes. Nothing has moved`,
  [codes.resting]: msg`Withdrawals rest for ${restHours} hours after the fund password was reset. Your money stays where it is`,
  [codes.bookFull]: msg`Your list is full. Remove one first`,

  [codes.alreadyExchanged]: msg`Each member can exchange once, and you have. Nothing has moved`,
  [codes.nothingToExchange]: msg`The balance is 0, convert failed`,

  [codes.redeemCodeUnknown]: msg`This code is not known, or its time is over. Nothing was credited`,
  [codes.redeemCodeGone]: msg`All of this code have been redeemed by others. Nothing was credited`,
  [codes.redeemCodeUsed]: msg`You have redeemed this code before. It counts once for each member`,

  [codes.nothingToReceive]: msg`There is no profit that can be withdrawn (today)`,
} satisfies Record<Exclude<Code, SilentCode>, MessageDescriptor>;
