/** The messages backend: notices, banners, documents (product 15.18). */
import { codes } from '#contract/codes.ts';
import type { contract } from '#contract/contract.ts';
import { toProductStatus } from '#domain/product.ts';
import { agreementOf } from '#sandbox/content/agreement.ts';
import { banners } from '#sandbox/content/banners.ts';
import { walletGuide, walletGuideVersion } from '#sandbox/content/wallet-guide.ts';
import type { Context } from '#sandbox/context.ts';
import type { Handlers } from '#sandbox/handler.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { inboxHandlers } from './messages/inbox.ts';
import { newsHandlers } from './messages/news.ts';
import { releaseHandlers } from './app/release.ts';
import { sharingHandlers } from './team/sharing.ts';
import { teamHandlers } from './team/team.ts';

const english = 'en_US';

/** Notices of a place in the language, or in English where it has none. */
async function noticesOf({ db }: Context, place: 'scroll' | 'wallet', language: string) {
  const rows = await db
    .selectFrom('notices')
    .selectAll()
    .where('place', '=', place)
    .where('language', 'in', [language, english])
    .orderBy('position')
    .execute();
  const translated = rows.filter((row) => row.language === language);
  const missing = rows.filter((row) => row.language === english && !translated.some(({ id }) => id === row.id));
  return [...translated, ...missing]
    .toSorted((one, other) => one.position - other.position)
    .map((row) => ({ id: row.id, title: row.title, content: row.content, time: row.created_at }));
}

export const messageHandlers: Handlers<typeof contract.messages> = {
  ...inboxHandlers,
  ...newsHandlers,
  ...releaseHandlers,
  ...sharingHandlers,
  ...teamHandlers,

  scrollNotice: async (context, { caller }) => ({ data: await noticesOf(context, 'scroll', caller.language) }),

  walletNotice: async (context, { caller }) => ({ data: await noticesOf(context, 'wallet', caller.language) }),

  carousel: async (_context, { caller }) => ({
    data: banners.map(({ title, ...banner }) => ({
      ...banner,
      title: caller.language === 'ar_AE' ? title.ar_AE : title.en_US,
    })),
  }),

  async document({ db }, { input, caller }) {
    if (input.doc === 'wallet') return { data: { version: walletGuideVersion, ...walletGuide(caller.language) } };
    const product = await db.selectFrom('products').selectAll().where('id', '=', input.productId).executeTakeFirst();
    if (!product) throw new Refusal(codes.notFound, 'No such product');
    if (toProductStatus(product.status) === 'starred') {
      throw new Refusal(codes.notOnSale, "The terms aren't published yet");
    }
    const terms = { price: product.price, dayReturn: product.day_return, validDays: product.valid_days };
    const { title, blocks } = agreementOf(product.name, terms, caller.language);
    return { data: { version: product.agreement_version, title, blocks } };
  },
};
