/**
 * The cooperation agreement of one machine, with its own figures. Rule P7: a stated daily return and no promise; where
 * income comes from, what a shortfall means, where the price stands, what would stop it, and that it is play money.
 */
import { toDecimal } from '#domain/money.ts';
import { factsOf, type ProductTerms } from '#domain/product.ts';
import { heading, paragraph, sayDocument, type DocumentText } from './blocks.ts';
import { sayWithFigures } from './figures.ts';
import { msg } from '#sandbox/content/msg.ts';
import { dueIncome, playMoneyOnly, weekend } from './shared-texts.ts';

const agreement: DocumentText = {
  title: msg({ message: 'Cooperation agreement: {name}', comment: 'Title of the agreement of a machine' }),
  blocks: [
    heading(msg`What you rent`),
    paragraph(
      msg`You rent one {name} for {days, plural, one {# day} other {# days}} at {price} play USDT. You share in what it earns. You don't own the machine or part of a company.`,
    ),
    heading(msg`Where your price is`),
    paragraph(msg`The price stays in escrow for your order, and nothing else can spend it.`),
    paragraph(
      msg`When the order ends after {days, plural, one {# day} other {# days}}, what you paid is back in your balance. What a coupon paid returns to the promotion budget.`,
    ),
    paragraph(
      msg`You can cancel your first order within {cancelHours, plural, one {# hour} other {# hours}} of renting, until its first income. What you paid is then back in your balance at once.`,
    ),
    heading(msg`What you may get`),
    paragraph(
      msg`The stated daily return is {dayReturn} play USDT for each full day, up to {gross} play USDT over {days, plural, one {# day} other {# days}}. It's stated, not promised.`,
    ),
    paragraph(
      msg`Income is paid from what the machine earns, after a management fee of {managementPercent}%. If that doesn't cover a day, you get less.`,
    ),
    paragraph(
      msg`The shortfall is recorded and shown. It's never filled, neither later nor from other members' money.`,
    ),
    paragraph(dueIncome),
    paragraph(weekend),
    heading(msg({ message: 'Fee', comment: 'Heading in the agreement' })),
    paragraph(
      msg`A withdrawal costs {withdrawalPercent}% of its amount. If every day is paid in full and you withdraw it all, the fee is {fee} play USDT and {net} play USDT of income remains. Buying and collecting are free.`,
    ),
    heading(msg`What would stop it`),
    paragraph(
      msg`A machine that breaks down, stands idle or has a poor season earns less or nothing. Your income is then lower, or stops, for as long as that lasts.`,
    ),
    heading(msg({ message: 'Play money', comment: 'Heading in the agreement' })),
    paragraph(playMoneyOnly),
  ],
};

/** @param language as the Language header has it */
export function agreementOf(name: string, terms: ProductTerms, language: string) {
  const { gross, fee, net } = factsOf(terms);
  const own = {
    name,
    price: toDecimal(terms.price),
    dayReturn: toDecimal(terms.dayReturn),
    days: terms.validDays,
    gross: toDecimal(gross),
    fee: toDecimal(fee),
    net: toDecimal(net),
  };
  const speak = sayWithFigures(language);
  return sayDocument(agreement, (text) => speak(text, own));
}
