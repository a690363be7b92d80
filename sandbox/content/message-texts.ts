/**
 * What the sandbox tells members, by subject: said in the language of who reads it, not of who caused it. A new subject is a
 * row here and a call of `tell`. Written to rule P7: what happened and what it means for the member's money.
 */
import type { MessageKind } from '#domain/messages.ts';

interface Words {
  title: string;
  content: string;
}

interface Link {
  /** An address of the app. Names in braces are filled from the details; without one of them there is no link. */
  href: string;
  en_US: string;
  ar_AE: string;
}

/** Names in braces are filled from the details. */
interface Subject {
  kind: MessageKind;
  /** To what it is about. */
  link?: Link;
  en_US: Words;
  ar_AE: Words;
}

const subjects = {
  welcome: {
    kind: 'private',
    en_US: {
      title: 'Welcome',
      content: 'Take your time: every product has a page of facts, and its agreement can be read before you decide.',
    },
    ar_AE: {
      title: 'مرحبًا بك',
      content: 'خذ وقتك: لكل منتج صفحة حقائق، ويمكنك قراءة اتفاقيته قبل أن تقرر.',
    },
  },
  poorDay: {
    kind: 'private',
    link: { href: '#/user/earn', en_US: 'See your income', ar_AE: 'اطّلع على دخلك' },
    en_US: {
      title: 'A day paid in part',
      content:
        'On a poor day a machine earns less than its stated return. The income of that day shows what was paid and what was short.',
    },
    ar_AE: {
      title: 'يوم دُفع جزء منه',
      content: 'في اليوم الضعيف تكسب الآلة أقل من عائدها المعلن. يبيّن دخل ذلك اليوم ما دُفع وما نقص.',
    },
  },
  incomeWaits: {
    kind: 'private',
    link: { href: '#/user/receiveincome', en_US: 'Collect income', ar_AE: 'استلم الدخل' },
    en_US: {
      title: 'Income is waiting',
      content: 'Income fell due and waits for you. It arrives 30 minutes after you receive it.',
    },
    ar_AE: {
      title: 'دخلك بانتظارك',
      content: 'استحق دخل وهو بانتظارك. يصل بعد 30 دقيقة من استلامك له.',
    },
  },
  withdrawalArrived: {
    kind: 'private',
    link: { href: '#/user/record?id={record}', en_US: 'See the record', ar_AE: 'اطّلع على السجل' },
    en_US: {
      title: 'Your withdrawal arrived',
      content: '{net} play {currency} arrived at {payee}. The fee was {fee} play {currency}.',
    },
    ar_AE: {
      title: 'وصل سحبك',
      content: 'وصل {net} {currency} تجريبي إلى {payee}. كانت الرسوم {fee} {currency} تجريبي.',
    },
  },
  withdrawalFailed: {
    kind: 'private',
    link: { href: '#/user/record?id={record}', en_US: 'See the record', ar_AE: 'اطّلع على السجل' },
    en_US: {
      title: 'Your withdrawal came back',
      content:
        'It could not be delivered to {payee}. All of it, {amount} play {currency}, is in your balance again, without a fee.',
    },
    ar_AE: {
      title: 'عاد سحبك إليك',
      content: 'تعذّر تسليمه إلى {payee}. عاد المبلغ كله، {amount} {currency} تجريبي، إلى رصيدك بلا رسوم.',
    },
  },
  passwordChanged: {
    kind: 'private',
    link: { href: '#/user/securitycenter', en_US: 'Security centre', ar_AE: 'مركز الأمان' },
    en_US: {
      title: 'Your login password was changed',
      content:
        'All other devices are signed out. If this was not you, set a new password at once and sign out everywhere.',
    },
    ar_AE: {
      title: 'تغيّرت كلمة مرور الدخول',
      content: 'سُجّل الخروج من كل الأجهزة الأخرى. إن لم تكن أنت، فعيّن كلمة مرور جديدة فورًا وسجّل الخروج من كل مكان.',
    },
  },
  fundPasswordChanged: {
    kind: 'private',
    link: { href: '#/user/securitycenter', en_US: 'Security centre', ar_AE: 'مركز الأمان' },
    en_US: {
      title: 'Your fund password was changed',
      content:
        'Withdrawals ask for the new one. If this was not you, change your login password and sign out everywhere.',
    },
    ar_AE: {
      title: 'تغيّرت كلمة مرور الأموال',
      content: 'يُطلب عند السحب إدخال الجديدة. إن لم تكن أنت، فغيّر كلمة مرور الدخول وسجّل الخروج من كل مكان.',
    },
  },
  couponReceived: {
    kind: 'voucher',
    link: { href: '#/index/mycoupon', en_US: 'Your coupons', ar_AE: 'قسائمك' },
    en_US: {
      title: 'A coupon for you',
      content: '{coupon}. You can use it once, when you buy; what it covers is paid by the promotion budget.',
    },
    ar_AE: {
      title: 'قسيمة لك',
      content: '{coupon}. تُستعمل مرة واحدة عند الشراء، وما تغطيه تدفعه ميزانية الترويج.',
    },
  },
  couponExpired: {
    kind: 'voucher',
    link: { href: '#/index/mycoupon', en_US: 'Your coupons', ar_AE: 'قسائمك' },
    en_US: {
      title: 'A coupon has expired',
      content: '{coupon}. It was not used, and nothing was taken from your balance.',
    },
    ar_AE: { title: 'انتهت صلاحية قسيمة', content: '{coupon}. لم تُستعمل، ولم يُخصم شيء من رصيدك.' },
  },
  postPublished: {
    kind: 'private',
    link: { href: '#/dynamic', en_US: 'See the community', ar_AE: 'اطّلع على المجتمع' },
    en_US: {
      title: 'Your post is published',
      content: 'The guidance manager looked at it. All members can see it now.',
    },
    ar_AE: { title: 'نُشر منشورك', content: 'اطّلع عليه مدير التوجيه، ويراه الآن كل الأعضاء.' },
  },
} as const satisfies Record<string, Subject>;

export type MessageSubject = keyof typeof subjects;

export const messageSubjects = Object.keys(subjects) as readonly MessageSubject[];

export const kindOf = (subject: MessageSubject): MessageKind => subjects[subject].kind;

const isSubject = (subject: string): subject is MessageSubject => Object.hasOwn(subjects, subject);

/** Where a message leads; null for one about nothing that can be opened. */
export function linkOf(
  subject: string,
  details: Readonly<Record<string, string>>,
  language: string,
): { text: string; href: string } | null {
  const link: Link | undefined = isSubject(subject) ? (subjects[subject] as Subject).link : undefined;
  if (!link) return null;
  const names = [...link.href.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  // One that an older version wrote does not say.
  if (names.some((name) => details[name] === undefined)) return null;
  const href = link.href.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(details[name] ?? ''));
  return { text: link[language === 'ar_AE' ? 'ar_AE' : 'en_US'], href };
}

/** @param translate what details that are sentences of the demo are in that language */
export function wordsOf(
  subject: string,
  details: Readonly<Record<string, string>>,
  language: string,
  translate: (text: string, language: string) => string,
): Words {
  // A subject that an older version wrote and this one does not know.
  if (!isSubject(subject)) return { title: subject, content: '' };
  const { title, content } = subjects[subject][language === 'ar_AE' ? 'ar_AE' : 'en_US'];
  const filled = content.replace(/\{(\w+)\}/g, (_, name: string) => translate(details[name] ?? '', language));
  return { title, content: filled };
}
