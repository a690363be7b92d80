/** The messages backend: notices, banners, documents (product 15.18). */
import { codes } from '#contract/codes.ts';
import type { contract } from '#contract/contract.ts';
import { toProductStatus } from '#domain/product.ts';
import { agreementOf } from '#sandbox/content/agreement.ts';
import { banners } from '#sandbox/content/banners.ts';
import { say } from '#sandbox/content/say.ts';
import { walletGuide, walletGuideVersion } from '#sandbox/content/wallet-guide.ts';
import type { Handlers } from '#sandbox/handler.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { inboxHandlers } from './messages/inbox.ts';
import { newsHandlers } from './messages/news.ts';
import { noticesOf } from './messages/notice-lines.ts';
import { releaseHandlers } from './app/release.ts';
import { sharingHandlers } from './team/sharing.ts';
import { teamHandlers } from './team/team.ts';

export const messageHandlers: Handlers<typeof contract.messages> = {
  ...inboxHandlers,
  ...newsHandlers,
  ...releaseHandlers,
  ...sharingHandlers,
  ...teamHandlers,

  scrollNotice: async (context, { caller }) => ({ data: await noticesOf(context, 'scroll', caller.language) }),

  walletNotice: async (context, { caller }) => ({ data: await noticesOf(context, 'wallet', caller.language) }),

  carousel: async (_context, { caller }) => ({
    data: banners.map((banner) => ({ ...banner, title: say(caller.language)(banner.title) })),
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
