/**
 * How the wallet works: what comes in and goes out, fees, times, limits. Rules P1, P7, P8: what happens, never a
 * promise. Every figure is the one that the sandbox acts by (figures.ts).
 */
import { heading, paragraph, sayDocument, type DocumentText } from './blocks.ts';
import { sayWithFigures } from './figures.ts';
import { msg } from '#sandbox/content/msg.ts';
import { playMoneyOnly, withdrawalHours } from './shared-texts.ts';

/** Changes with the text. */
export const walletGuideVersion = 'wallet-3';

const guide: DocumentText = {
  title: msg`How the wallet works`,
  blocks: [
    heading(msg({ message: 'Play money', comment: 'Heading in the guide to the wallet' })),
    paragraph(playMoneyOnly),
    paragraph(msg`There is play USDT and there are play rupees. No blockchain or bank knows either of them.`),
    heading(msg({ message: 'Money in', comment: 'Heading in the guide to the wallet' })),
    paragraph(
      msg`USDT comes by {chain} only. You ask for an amount and get a sandbox address that no wallet or blockchain accepts.`,
    ),
    paragraph(
      msg`A payment in USDT needs {confirmations, plural, one {# confirmation} other {# confirmations}}. It's in your balance {confirmSeconds, plural, one {# second} other {# seconds}} after it arrived.`,
    ),
    paragraph(
      msg`Rupees come by a cash channel, from {rechargeMinimum} play INR. They're in your balance when they arrive.`,
    ),
    paragraph(
      msg`A recharge waits {rechargeMinutes, plural, one {# minute} other {# minutes}} for its payment. A payment that's late, too small or too large is credited too.`,
    ),
    paragraph(
      msg`Income you collect is in your balance {incomeMinutes, plural, one {# minute} other {# minutes}} later. On a Saturday or Sunday it comes with Monday's settlement.`,
    ),
    heading(msg({ message: 'Money out', comment: 'Heading in the guide to the wallet' })),
    paragraph(
      msg`You withdraw USDT to an address in your address book, and rupees to one of your bank accounts. You never have to buy, invite or recharge first.`,
    ),
    paragraph(withdrawalHours),
    paragraph(
      msg`A withdrawal is at least {usdtMinimum} play USDT or {inrMinimum} play INR. In one day you can withdraw up to {usdtLimit} play USDT and {inrLimit} play INR.`,
    ),
    heading(msg({ message: 'Fee', comment: 'Heading in the guide to the wallet' })),
    paragraph(
      msg`A withdrawal costs {withdrawalPercent}% of its amount. If you withdraw {example} play USDT, the fee is {exampleFee} play USDT and {exampleNet} play USDT is sent.`,
    ),
    paragraph(
      msg`You see the fee, the net amount and the arrival time before you confirm. These terms hold for {quoteMinutes, plural, one {# minute} other {# minutes}}.`,
    ),
    paragraph(
      msg`The fee is rounded up to a millionth, so several small withdrawals never cost less than one. Recharging, exchanging, buying and collecting income are free.`,
    ),
    heading(msg`When it arrives`),
    paragraph(
      msg`The whole amount is on hold at once. It arrives {arrivalFrom} to {arrivalTo, plural, one {# hour} other {# hours}} later. Arrivals on a Saturday or Sunday move to Monday. If it takes longer, it shows as overdue.`,
    ),
    paragraph(
      msg`You can cancel a withdrawal until processing begins. You then get the whole amount back at once, without a fee.`,
    ),
    paragraph(msg`A withdrawal can fail. You then get the whole amount back, without a fee, and a record says why.`),
    heading(msg`Rupees to USDT`),
    paragraph(
      msg`You can exchange rupees for USDT once, all of them or a part. The rate you see holds for {rateSeconds, plural, one {# second} other {# seconds}}. The result is rounded down to a millionth.`,
    ),
    heading(msg({ message: 'Fund password', comment: 'Heading in the guide to the wallet' })),
    paragraph(
      msg`Every withdrawal asks for it or for a passkey. After {tries, plural, one {# wrong try} other {# wrong tries}} in a row, you wait {waitMinutes, plural, one {# minute} other {# minutes}}.`,
    ),
    paragraph(
      msg`You change it with the old one and a one-time code. If you forgot it, your login password takes the place of the old one, and withdrawals pause for {restHours, plural, one {# hour} other {# hours}}.`,
    ),
    heading(msg({ message: 'One-time codes', comment: 'Heading in the guide to the wallet' })),
    paragraph(
      msg`A code has six digits. It works for {codeMinutes, plural, one {# minute} other {# minutes}} and {codeTries, plural, one {# try} other {# tries}}. You can ask for another after {codeSeconds, plural, one {# second} other {# seconds}}.`,
    ),
    paragraph(msg`No SMS or e-mail leaves this machine. The sandbox's page shows your code.`),
    heading(msg({ message: 'Records', comment: 'Heading in the guide to the wallet' })),
    paragraph(
      msg`Each record shows the account that paid, the rule and the postings. Your settled records add up to your balance.`,
    ),
  ],
};

/** @param language as the Language header has it */
export const walletGuide = (language: string) => sayDocument(guide, sayWithFigures(language));
