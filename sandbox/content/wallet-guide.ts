/**
 * How the wallet works: what comes in and goes out, fees, times, limits. Rules P1, P7, P8: what happens, never a
 * promise. Every figure is the one that the sandbox acts by.
 */
import {
  cashWithdrawal,
  deposit,
  depositChain,
  exchangeQuoteLifetime,
  fundPasswordRest,
  fundPasswordTries,
  hour,
  incomeArrival,
  rechargeLifetime,
  rechargeMinimum,
  verificationCode,
  withdrawalArrival,
  withdrawalDailyLimit,
  withdrawalFee,
  withdrawalMinimum,
  withdrawalQuoteLifetime,
  withdrawalWindow,
} from '#domain/limits.ts';
import { formatAmount, unit } from '#domain/money.ts';
import { withdrawalFeeOf } from '#domain/withdrawal.ts';
import { heading, paragraph, percent, type DocumentText } from './blocks.ts';

/** Changes with the text. */
export const walletGuideVersion = 'wallet-1';

const example = 100n * unit;
const exampleFee = withdrawalFeeOf(example);

const secondsOf = (ms: number): number => ms / 1_000;
const minutesOf = (ms: number): number => ms / 60_000;
const hoursOf = (ms: number): number => ms / hour;

/** @param weekday Monday is 1 */
const weekdayIn = (language: string, weekday: number): string =>
  // 1 January 2024 was a Monday.
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, weekday));

const opensAt = `${withdrawalWindow.opensAt}:00`;
const closesAt = `${withdrawalWindow.closesAt}:00`;
const confirmed = secondsOf(deposit.confirmations * deposit.confirmationTime);

const english = (): DocumentText => ({
  title: 'How the wallet works',
  blocks: [
    heading('Play money'),
    paragraph(
      'All of this is play money in a sandbox: play USDT and play rupees. No chain and no bank knows it. Nothing here can be turned into real money, and none is needed.',
    ),
    heading('What comes in'),
    paragraph(
      `USDT comes by ${depositChain} only. You ask for an amount and get a sandbox address that no wallet and no chain takes. A payment is confirmed ${deposit.confirmations} times and is then in your balance, ${confirmed} seconds after it arrived.`,
    ),
    paragraph(
      `Rupees come by a cash channel, from ${formatAmount(rechargeMinimum)} play INR. They are in your balance when they arrive.`,
    ),
    paragraph(
      `A recharge waits ${minutesOf(rechargeLifetime)} minutes for its payment. What arrives is credited all the same if it is late, too little or too much.`,
    ),
    paragraph(
      `Income that you receive arrives ${minutesOf(incomeArrival)} minutes later, on a Saturday or Sunday with Monday’s settlement.`,
    ),
    heading('What goes out'),
    paragraph(
      'You withdraw USDT to an address of your address book, and rupees to one of your bank accounts. You never have to buy, invite or recharge for it.',
    ),
    paragraph(
      `Withdrawals are open ${weekdayIn('en', withdrawalWindow.firstDay)} to ${weekdayIn('en', withdrawalWindow.lastDay)}, ${opensAt} to ${closesAt}, in the time of your region.`,
    ),
    paragraph(
      `A withdrawal is at least ${formatAmount(withdrawalMinimum)} play USDT or ${formatAmount(cashWithdrawal.minimum)} play INR. In one day you can withdraw up to ${formatAmount(withdrawalDailyLimit)} play USDT and ${formatAmount(cashWithdrawal.dailyLimit)} play INR.`,
    ),
    heading('The fee'),
    paragraph(
      `A withdrawal costs ${percent(withdrawalFee)} % of its amount. For example: you withdraw ${formatAmount(example)} play USDT, the fee is ${formatAmount(exampleFee)} play USDT, and ${formatAmount(example - exampleFee)} play USDT leave. You see fee, net amount and arrival before you confirm, and these terms hold for ${minutesOf(withdrawalQuoteLifetime)} minutes.`,
    ),
    paragraph(
      'The fee is rounded up to a millionth, so several small withdrawals never cost less than one. Recharging, exchanging, buying and receiving income cost nothing.',
    ),
    heading('When it arrives'),
    paragraph(
      `The whole amount is held at once. It arrives ${hoursOf(withdrawalArrival.from)} to ${hoursOf(withdrawalArrival.to)} hours later. What would fall on a Saturday or Sunday moves to Monday. If it takes longer, it shows as overdue.`,
    ),
    paragraph(
      'A withdrawal can fail. The whole amount is then back in your balance, without a fee, and a record says why.',
    ),
    heading('Rupees to USDT'),
    paragraph(
      `You can exchange rupees for USDT once, all of them or a part. The rate is shown and holds for ${secondsOf(exchangeQuoteLifetime)} seconds. The result is rounded down to a millionth.`,
    ),
    heading('The fund password'),
    paragraph(
      `Every withdrawal asks for it. After ${fundPasswordTries.allowed} wrong ones in a row you wait ${minutesOf(fundPasswordTries.wait)} minutes.`,
    ),
    paragraph(
      `You change it with the old one and a code. If you forgot it, your login password takes its place, and withdrawals rest for ${hoursOf(fundPasswordRest)} hours.`,
    ),
    heading('Codes'),
    paragraph(
      `A code has six digits and is good for ${minutesOf(verificationCode.lifetime)} minutes and ${verificationCode.tries} tries. You can ask for another one after ${secondsOf(verificationCode.cooldown)} seconds. No SMS and no e-mail leaves this machine: the page of the sandbox shows your code.`,
    ),
    heading('Records'),
    paragraph(
      'Each record opens to the account that paid, the rule and the postings. Added up, the settled ones are your balance.',
    ),
  ],
});

const arabic = (): DocumentText => ({
  title: 'كيف تعمل المحفظة',
  blocks: [
    heading('نقود تجريبية'),
    paragraph(
      'كل هذا نقود تجريبية في بيئة تجربة: USDT تجريبية وروبيات تجريبية. لا تعرفها أي سلسلة كتل ولا أي بنك. لا يمكن تحويل شيء منها إلى نقود حقيقية، ولا حاجة إلى نقود حقيقية.',
    ),
    heading('ما الذي يدخل'),
    paragraph(
      `تصل USDT عبر ${depositChain} فقط. تطلب مبلغًا وتحصل على عنوان تجريبي لا تقبله أي محفظة ولا أي سلسلة كتل. تُؤكَّد الدفعة ${deposit.confirmations} مرة ثم تصبح في رصيدك بعد ${confirmed} ثانية من وصولها.`,
    ),
    paragraph(
      `تصل الروبيات عبر طريقة دفع، ابتداءً من ${formatAmount(rechargeMinimum)} INR تجريبي، وتصبح في رصيدك عند وصولها.`,
    ),
    paragraph(
      `ينتظر طلب الشحن دفعته ${minutesOf(rechargeLifetime)} دقيقة. وما يصل متأخرًا أو ناقصًا أو زائدًا يُقيَّد لك كذلك.`,
    ),
    paragraph(`الدخل الذي تستلمه يصل بعد ${minutesOf(incomeArrival)} دقيقة، ويوم السبت أو الأحد مع تسوية يوم الاثنين.`),
    heading('ما الذي يخرج'),
    paragraph(
      'تسحب USDT إلى عنوان من دفتر عناوينك، والروبيات إلى أحد حساباتك البنكية. لا يُشترط لذلك أن تشتري أو تدعو أحدًا أو تشحن.',
    ),
    paragraph(
      `السحب متاح من ${weekdayIn('ar', withdrawalWindow.firstDay)} إلى ${weekdayIn('ar', withdrawalWindow.lastDay)}، من ${opensAt} إلى ${closesAt} بتوقيت منطقتك.`,
    ),
    paragraph(
      `أقل سحب ${formatAmount(withdrawalMinimum)} USDT تجريبي أو ${formatAmount(cashWithdrawal.minimum)} INR تجريبي. ويمكنك في اليوم الواحد سحب ما يصل إلى ${formatAmount(withdrawalDailyLimit)} USDT تجريبي و${formatAmount(cashWithdrawal.dailyLimit)} INR تجريبي.`,
    ),
    heading('الرسوم'),
    paragraph(
      `رسوم السحب ${percent(withdrawalFee)} % من المبلغ. مثال: تسحب ${formatAmount(example)} USDT تجريبي فتكون الرسوم ${formatAmount(exampleFee)} USDT تجريبي ويخرج ${formatAmount(example - exampleFee)} USDT تجريبي. ترى الرسوم والصافي وموعد الوصول قبل أن تؤكد، وتبقى هذه الشروط سارية ${secondsOf(withdrawalQuoteLifetime)} ثانية.`,
    ),
    paragraph(
      'تُقرَّب الرسوم إلى الأعلى حتى جزء من المليون، فلا تقل رسوم عدة سحوبات صغيرة عن رسوم سحب واحد. الشحن والتحويل والشراء واستلام الدخل بلا رسوم.',
    ),
    heading('متى يصل'),
    paragraph(
      `يُحجز المبلغ كله فورًا، ويصل بعد ${hoursOf(withdrawalArrival.from)} إلى ${hoursOf(withdrawalArrival.to)} ساعة. ما يقع يوم السبت أو الأحد ينتقل إلى يوم الاثنين. وإذا طال الأمر أكثر يظهر أنه متأخر.`,
    ),
    paragraph('قد يفشل السحب. عندئذ يعود المبلغ كله إلى رصيدك بلا رسوم، ويبيّن السجل السبب.'),
    heading('من الروبية إلى USDT'),
    paragraph(
      `يمكنك تحويل الروبيات إلى USDT مرة واحدة، كلها أو جزء منها. يظهر السعر ويبقى ساريًا ${secondsOf(exchangeQuoteLifetime)} ثانية. تُقرَّب النتيجة إلى الأسفل حتى جزء من المليون.`,
    ),
    heading('كلمة مرور السحب'),
    paragraph(
      `تُطلب عند كل سحب. بعد ${fundPasswordTries.allowed} محاولات خاطئة متتالية تنتظر ${minutesOf(fundPasswordTries.wait)} دقيقة.`,
    ),
    paragraph(
      `تغيّرها بالكلمة القديمة وبرمز. إذا نسيتها فكلمة مرور الدخول تحل محلها، ويتوقف السحب ${hoursOf(fundPasswordRest)} ساعة.`,
    ),
    heading('الرموز'),
    paragraph(
      `الرمز ستة أرقام، صالح ${minutesOf(verificationCode.lifetime)} دقائق و${verificationCode.tries} محاولات. يمكنك طلب رمز آخر بعد ${secondsOf(verificationCode.cooldown)} ثانية. لا تخرج من هذا الجهاز رسالة قصيرة ولا بريد إلكتروني: صفحة بيئة التجربة تعرض رمزك.`,
    ),
    heading('السجلات'),
    paragraph('يبيّن كل سجل عند فتحه الحساب الذي دفع والقاعدة والقيود. ومجموع السجلات المسوّاة هو رصيدك.'),
  ],
});

/** @param language as the Language header has it; English where there is no translation. */
export const walletGuide = (language: string): DocumentText => (language === 'ar_AE' ? arabic() : english());
