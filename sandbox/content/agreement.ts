/**
 * The cooperation agreement of one product, with its own figures. Rule P7: a stated daily return and no promise; where
 * income comes from, what a shortfall means, where the price stands, what would stop it, and that it is play money.
 */
import { managementFee, withdrawalFee } from '#domain/limits.ts';
import { toDecimal } from '#domain/money.ts';
import { factsOf, type ProductTerms } from '#domain/product.ts';
import { heading, paragraph, percent, type DocumentText } from './blocks.ts';

/** Figures as the text has them: decimal USDT, percent, days. */
interface Figures {
  name: string;
  price: string;
  dayReturn: string;
  days: string;
  gross: string;
  fee: string;
  net: string;
  withdrawalPercent: string;
  managementPercent: string;
}

const english = (f: Figures): DocumentText => ({
  title: `Cooperation agreement: ${f.name}`,
  blocks: [
    heading('What you take part in'),
    paragraph(
      `You hold one ${f.name} for ${f.days} days at a price of ${f.price} play USDT. You share in what it earns; you do not own the machine or a part of a company.`,
    ),
    heading('Where the price stands'),
    paragraph(
      `The price stands in escrow for your order and nothing else may spend it. When the order ends after ${f.days} days, what you paid returns to your wallet. What a coupon paid returns to the promotion budget.`,
    ),
    heading('What you may receive'),
    paragraph(
      `The stated daily return is ${f.dayReturn} play USDT for each full day, at most ${f.gross} play USDT over ${f.days} days. It is stated, not promised.`,
    ),
    paragraph(
      `Income is paid from what this product earns, after a management fee of ${f.managementPercent} %. When that does not cover a day you are paid less. The shortfall is recorded and shown; it is not filled, neither later nor from other members' money.`,
    ),
    paragraph(
      'Income that fell due waits until you receive it and arrives 30 minutes later. What falls due on a Saturday or Sunday is credited on Monday.',
    ),
    heading('Fees'),
    paragraph(
      `Withdrawing costs ${f.withdrawalPercent} % of the amount. If every day is paid in full and all of it withdrawn, that is ${f.fee} play USDT, and ${f.net} play USDT of income remains. Buying and receiving cost nothing.`,
    ),
    heading('What would stop it'),
    paragraph(
      'A machine that breaks, stands idle or has a poor season earns less or nothing. Then income is lower or does not come, for as long as that lasts.',
    ),
    heading('Play money'),
    paragraph(
      'All of this is play money in a sandbox. Nothing here can be turned into real money, and none is needed.',
    ),
  ],
});

const arabic = (f: Figures): DocumentText => ({
  title: `اتفاقية التعاون: ${f.name}`,
  blocks: [
    heading('ما الذي تشارك فيه'),
    paragraph(
      `تحتفظ بوحدة واحدة من ${f.name} لمدة ${f.days} يومًا بسعر ${f.price} USDT تجريبي. لك نصيب مما تكسبه الآلة، ولا تملك الآلة نفسها ولا جزءًا من شركة.`,
    ),
    heading('أين يُحفظ السعر'),
    paragraph(
      `يبقى السعر في حساب ضمان خاص بطلبك ولا يجوز إنفاقه في أي شيء آخر. عند انتهاء الطلب بعد ${f.days} يومًا يعود ما دفعته إلى محفظتك، ويعود ما دفعته القسيمة إلى ميزانية الترويج.`,
    ),
    heading('ما الذي قد تستلمه'),
    paragraph(
      `العائد اليومي المعلن هو ${f.dayReturn} USDT تجريبي عن كل يوم كامل، وبحد أقصى ${f.gross} USDT تجريبي خلال ${f.days} يومًا. إنه معلن وليس وعدًا.`,
    ),
    paragraph(
      `يُدفع الدخل مما يكسبه هذا المنتج بعد رسوم إدارة قدرها ${f.managementPercent} %. إذا لم يكفِ ذلك ليوم ما فستُدفع لك قيمة أقل. يُسجَّل النقص ويُعرض، ولا يُعوَّض لاحقًا ولا من أموال أعضاء آخرين.`,
    ),
    paragraph('ينتظر الدخل المستحق حتى تستلمه ويصل بعد 30 دقيقة. ما يستحق يوم السبت أو الأحد يُقيَّد يوم الاثنين.'),
    heading('الرسوم'),
    paragraph(
      `رسوم السحب ${f.withdrawalPercent} % من المبلغ. إذا دُفع كل يوم كاملًا وسُحب كله فالرسوم ${f.fee} USDT تجريبي ويبقى من الدخل ${f.net} USDT تجريبي. الشراء والاستلام بلا رسوم.`,
    ),
    heading('ما الذي قد يوقفه'),
    paragraph(
      'الآلة التي تتعطل أو تبقى بلا عمل أو تمر بموسم ضعيف تكسب أقل أو لا تكسب شيئًا. عندئذ ينخفض الدخل أو ينقطع ما دام ذلك قائمًا.',
    ),
    heading('نقود تجريبية'),
    paragraph('كل هذا نقود تجريبية في بيئة تجربة. لا يمكن تحويل شيء منها إلى نقود حقيقية، ولا حاجة إلى نقود حقيقية.'),
  ],
});

/** @param language as the Language header has it; English where there is no translation. */
export function agreementOf(name: string, terms: ProductTerms, language: string): DocumentText {
  const { gross, fee, net } = factsOf(terms);
  const figures: Figures = {
    name,
    price: toDecimal(terms.price),
    dayReturn: toDecimal(terms.dayReturn),
    days: String(terms.validDays),
    gross: toDecimal(gross),
    fee: toDecimal(fee),
    net: toDecimal(net),
    withdrawalPercent: percent(withdrawalFee),
    managementPercent: percent(managementFee),
  };
  return language === 'ar_AE' ? arabic(figures) : english(figures);
}
