/** Notices, news, messages, inviting (product 15.18 to 15.21). */
import assert from 'node:assert/strict';
import { codes } from '#contract/codes.ts';
import { inbox } from '#contract/inbox.ts';
import { messages } from '#contract/messages.ts';
import { news } from '#contract/news.ts';
import { release } from '#contract/release.ts';
import { sharing } from '#contract/sharing.ts';
import { team } from '#contract/team.ts';
import { reads, type Bench, type CasesOf } from '#tests/conformance/bench.ts';

const all = { pageNum: 1, pageSize: 100 } as const;

const newestMessage = async ({ done }: Bench) =>
  (await done(inbox.memberMessages, { group: 'private', ...all })).value.list[0];

export const noticeCases: CasesOf<typeof messages> = {
  scrollNotice: reads(messages.scrollNotice, {}),
  carousel: reads(messages.carousel, {}),
  walletNotice: reads(messages.walletNotice, {}),

  async document({ done, product }) {
    const asked = { doc: 'cooperation', productId: (await product()).id } as const;
    const { value } = await done(messages.document, asked);
    assert.equal(value.version, (await product()).agreementVersion, 'the one that an order agrees to');
    const arabic = (await done(messages.document, asked, { language: 'ar_AE' })).value;
    const unknown = (await done(messages.document, asked, { language: 'xx_XX' })).value;
    assert.equal(arabic.version, value.version);
    assert.deepEqual(unknown, value, 'an unknown language is English');
  },
};

export const inboxCases: CasesOf<typeof inbox> = {
  unread: reads(inbox.unread, {}, ({ private: count }) => assert.ok(count > 0, 'a recharge was told of')),

  memberMessages: reads(inbox.memberMessages, { group: 'private', ...all }, ({ total, list }) =>
    assert.equal(total, list.length),
  ),

  stationNews: reads(inbox.stationNews, all, ({ list }) => assert.ok(list.length > 0, 'there is a notice')),

  async markRead(bench) {
    const newest = await newestMessage(bench);
    assert.ok(newest);
    const before = (await bench.done(inbox.unread, {})).value;
    const one = await bench.done(inbox.markRead, { group: 'private', id: newest.id });
    assert.equal(one.value.private, before.private - (newest.isRead ? 0 : 1));
    assert.equal((await bench.done(inbox.markRead, { group: 'private' })).value.private, 0);
    assert.ok((await newestMessage(bench))?.isRead);
  },
};

export const newsCases: CasesOf<typeof news> = {
  async info(bench) {
    const id = (await newestMessage(bench))?.id ?? '';
    assert.equal((await bench.done(news.info, { id })).value.id, id);
    await bench.refused(news.info, { id }, codes.notFound, { as: await bench.other() });
  },

  newsList: reads(news.newsList, all, async ({ list }, { done }) => {
    const found = (await done(news.newsList, { ...all, find: 'no news has these words' })).value;
    assert.ok(list.length > 0);
    assert.equal(found.total, 0);
  }),

  popupNotice: reads(news.popupNotice, {}),
  homeVideo: reads(news.homeVideo, {}),
  pictures: reads(news.pictures, { type: 'news' }),
};

export const releaseCases: CasesOf<typeof release> = {
  findRelease: reads(release.findRelease, { platform: 'ANDROID', code: '999999999' }, (found) =>
    assert.equal(found, null, 'the newest release has no newer one'),
  ),
};

export const sharingCases: CasesOf<typeof sharing> = {
  shareInfo: reads(sharing.shareInfo, {}, async ({ inviteCode }, { member }) =>
    assert.equal(inviteCode, (await member()).inviteCode),
  ),
  customerService: reads(sharing.customerService, {}),
};

export const teamCases: CasesOf<typeof team> = {
  teamMembers: reads(team.teamMembers, { level: 'B', ...all }, ({ total }) =>
    assert.equal(total, 0, 'nobody was invited'),
  ),
  teamFigures: reads(team.teamFigures, {}, ({ levels }) => assert.equal(levels.B.members, 0)),
};
