/** What the server says in the gallery, by endpoint. What isn't here is never answered: its skeleton stays. */
import type { Post } from '#domain/community.ts';
import type { DocumentText } from '#domain/document.ts';
import { gradeSteps } from '#domain/grade.ts';
import type { Profile } from '#domain/member.ts';
import { referralBonus } from '#domain/limits.ts';
import { unit } from '#domain/money.ts';
import type { ShareInfo } from '#domain/sharing.ts';
import type { Recharge } from '#domain/recharge.ts';
import type { OpenDay, ProductFigures, Transparency } from '#domain/transparency.ts';
import type { Page } from '#domain/page.ts';
import { recordGroups, type Income, type MoneyRecord, type PrincipalReturn, type RecordTotal } from '#domain/wallet.ts';
import { statement } from '#machines/balance-proof/samples.ts';
import { withdrawal } from '#machines/withdrawal/samples.ts';
import { now, order, pageOfRecords, today } from '#machines/samples.ts';

const day = 86_400_000;

const profile: Profile = {
  id: 'ASHA01',
  name: 'Asha',
  phone: '98765 43210',
  email: 'asha@example.org',
  avatar: '',
  vipLevel: 1,
  grade: 2,
  activeInvited: 4,
  inviteCode: 'ASHA01',
  createdAt: now - 120 * day,
};

const income = (dayIndex: number): Income => ({
  id: `income-${dayIndex}`,
  orderId: order.id,
  productId: order.productId,
  name: order.name,
  dayIndex,
  dueAt: now - (4 - dayIndex) * day,
  stated: order.dayReturn,
  paid: order.dayReturn,
  shortfall: 0n,
  status: 'notReceived',
  arrivesAt: null,
});

const agreement: DocumentText = {
  version: 'cooperation-1',
  title: 'Cooperation agreement',
  blocks: [
    { kind: 'heading', text: 'What you rent' },
    { kind: 'paragraph', text: 'A harbour crane for 90 days, in play money.' },
  ],
};

const bonus: MoneyRecord = {
  id: 'bonus-1',
  type: 'bonus',
  amount: 5n * unit,
  currency: 'USDT',
  status: 'credited',
  at: now,
  about: 'Welcome',
  image: '',
};

const post: Post = {
  id: 'post-1',
  author: 'Meera',
  avatar: '',
  content: 'The weaving loom finally runs without a pause.',
  language: 'en',
  pictures: ['/pictures/weaving-loom-l6.svg'],
  createdAt: now - 3_600_000,
  likes: 4,
  comments: 9,
  isLiked: false,
  isPending: false,
  isHidden: false,
  editedAt: null,
  draftId: '',
};
const posts: Page<Post> = { total: 1, list: [post] };

const totals: readonly RecordTotal[] = [{ currency: 'USDT', in: 200n * unit, out: 100n * unit }];
const incomes: Page<Income> = { total: 3, list: [income(3), income(2), income(1)] };

const ofTheCrane: ProductFigures = {
  stock: 40,
  sold: 12,
  running: 12,
  escrow: 1_200n * unit,
  earned: 312_400_000n,
  fee: 31_240_000n,
  paid: 241_160_000n,
  shortfall: 4_800_000n,
  revenue: 40n * unit,
  daysDue: 30,
  daysInFull: 27,
};
const openFigures: Transparency = {
  entryId: statement.entryId,
  bookHash: statement.published.root,
  at: now,
  published: statement.published,
  total: ofTheCrane,
  products: [{ id: order.productId, name: order.name, ...ofTheCrane }],
  promotion: {
    balance: 12n * unit,
    in: [{ rule: 'promotionBudget', amount: 15_620_000n, count: 30 }],
    out: [{ rule: 'welcomeBonus', amount: 3_620_000n, count: 2 }],
  },
  outside: {
    recharged: { USDT: 1_600n * unit, INR: 800n * unit },
    withdrawn: { USDT: 95n * unit, INR: 0n },
    withdrawalFees: { USDT: 5n * unit, INR: 0n },
    forfeited: { USDT: 0n, INR: 0n },
    managementFees: ofTheCrane.fee,
    sold: 0n,
    bought: 0n,
  },
};
const openDays: readonly OpenDay[] = [9, 11, 8].map((earned, index) => ({
  day: new Date(now - (3 - index) * day).toISOString().slice(0, 'yyyy-mm-dd'.length),
  earned: BigInt(earned) * unit,
  paid: 9n * unit,
  stated: 9n * unit,
}));
const share: ShareInfo = {
  shareUrl: './#/user/login/register?invite=',
  inviteCode: profile.inviteCode,
  levels: { B: 4, C: 2, D: 0 },
  bonuses: referralBonus,
  budget: openFigures.promotion.balance,
  grades: gradeSteps,
  activeInvited: profile.activeInvited,
};
const principal: PrincipalReturn = {
  amount: order.price,
  toMember: order.price,
  toPromotion: 0n,
  dueAt: order.expiresAt,
  returnedAt: null,
};
const noRecharges: readonly Recharge[] = [];

export const samples: Readonly<Record<string, (input: Readonly<Record<string, unknown>>) => unknown>> = {
  'user/user/info': () => profile,
  'assets/wallet/record': ({ type }) =>
    type === recordGroups.bonus ? { total: 1, list: [bonus] } : pageOfRecords(2, 2),
  'assets/wallet/record/total': () => totals,
  'income/income/list': () => incomes,
  'income/income/today': () => today,
  'assets/mine/order/subrecord': () => order,
  'assets/mine/order/returncost': () => principal,
  'assets/wallet/withdraw/detail': () => withdrawal,
  'assets/wallet/recharge/open': () => noRecharges,
  'assets/transparency/summary': () => openFigures,
  'assets/transparency/days': () => openDays,
  'messages/share/info': () => share,
  'square/square/list': () => posts,
  'messages/sys/document': () => agreement,
};
