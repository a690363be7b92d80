/** What a notification says, in the language that the page speaks. */
import { formatAmount, type Currency } from '#domain/money.ts';
import { notificationKinds, type KeptWords, type News, type NotificationKind } from '#domain/notifications.ts';
import { needCatalog } from '#i18n/catalogs.ts';
import { localeOf, plainTag } from '#i18n/locales.ts';
import { choiceOf } from '#kit/device-choices.ts';
import type { NotificationWords } from '#services/notification-centre.ts';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Where nothing more is said: amounts are hidden, or it comes while the app is closed. */
const titles: Record<NotificationKind, MessageDescriptor> = {
  messages: msg({ message: 'New message', comment: 'Title of a system notification' }),
  coupons: msg({ message: 'News about your coupons', comment: 'Title of a system notification' }),
  notices: msg({ message: 'New notice', comment: 'Title of a system notification: a message to all members' }),
  income: msg({ message: 'Your income has arrived', comment: 'Title of a system notification' }),
  recharges: msg({ message: 'Your recharge has arrived', comment: 'Title of a system notification' }),
  withdrawals: msg({ message: 'News about your withdrawal', comment: 'Title of a system notification' }),
};

const stages: Record<'processing' | 'arrived' | 'failed', MessageDescriptor> = {
  processing: msg({ message: 'Your withdrawal is being processed', comment: 'Title of a system notification' }),
  arrived: msg`Your withdrawal has arrived`,
  failed: msg`Your withdrawal failed`,
};

const units: Record<Currency, MessageDescriptor> = {
  USDT: msg({ message: 'play USDT', comment: 'Spoken after an amount: not real USDT' }),
  INR: msg({ message: 'play rupees', comment: 'Spoken after an amount: not real rupees' }),
};

/** Set apart, as `<bdi>` does it. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

const moneyOf = (amount: bigint, currency: Currency): string =>
  isolated(`${formatAmount(amount)} ${i18n._(units[currency])}`);

const inBalance = (money: string): string =>
  i18n._(msg({ message: `${money} is in your balance`, comment: 'Of a system notification: an amount' }));
const backInBalance = (money: string): string =>
  i18n._(msg({ message: `${money} is back in your balance`, comment: 'Of a system notification: an amount' }));

function told(news: News): { title: string; body: string } {
  const title = i18n._(titles[news.kind]);
  if (choiceOf(document.documentElement, 'amounts') === 'hidden') return { title, body: '' };
  switch (news.kind) {
    case 'messages':
    case 'coupons':
    case 'notices':
      return { title: news.title, body: news.summary };
    case 'income':
      return { title, body: news.amount === null ? '' : inBalance(moneyOf(news.amount, 'USDT')) };
    case 'recharges':
      return { title, body: inBalance(moneyOf(news.amount, news.currency)) };
    case 'withdrawals': {
      const money = moneyOf(news.amount, news.currency);
      return { title: i18n._(stages[news.stage]), body: news.stage === 'failed' ? backInBalance(money) : money };
    }
  }
}

const spoken = () => ({ lang: plainTag(i18n.locale), dir: localeOf(i18n.locale).direction });

/** News may come on a screen that has the entry's words only. @throws where its words are not on the device and can't be had */
export async function wordsOf(news: News): Promise<NotificationWords> {
  await needCatalog('shared');
  return { ...told(news), ...spoken() };
}

/** For the worker, which has no catalog. @throws as `wordsOf` */
export async function wordsToKeep(): Promise<KeptWords> {
  await needCatalog('shared');
  const said = Object.fromEntries(notificationKinds.map((kind) => [kind, i18n._(titles[kind])]));
  return { ...spoken(), titles: said as KeptWords['titles'] };
}
