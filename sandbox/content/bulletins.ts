/** Notices and news, English and Arabic. Written to rule P7: what happens, never a promise. */
import type { TextBlock } from '#domain/messages.ts';
import { hour, day } from '#domain/limits.ts';

export interface BulletinWords {
  title: string;
  summary: string;
  blocks: readonly TextBlock[];
}

interface BulletinText {
  id: string;
  kind: 'notice' | 'news';
  img: string;
  /** How long before the demo's start it was published, ms. */
  age: number;
  en_US: BulletinWords;
  ar_AE: BulletinWords;
}

const h = (text: string): TextBlock => ({ kind: 'heading', text, href: '' });
const p = (text: string): TextBlock => ({ kind: 'paragraph', text, href: '' });
const i = (text: string): TextBlock => ({ kind: 'item', text, href: '' });
const a = (text: string, href: string): TextBlock => ({ kind: 'link', text, href });

export const bulletins: readonly BulletinText[] = [
  {
    id: 'notice-hours',
    kind: 'notice',
    img: '',
    age: 6 * hour,
    en_US: {
      title: 'Withdrawal hours this week',
      summary: 'Monday to Friday, 9:00 to 18:00 in your region.',
      blocks: [
        p('Withdrawals can be asked for from Monday to Friday, 9:00 to 18:00 in the region of your account.'),
        h('What it costs and how long it takes'),
        i('The fee is 5 %. You see it, and what arrives, before you confirm.'),
        i('It arrives 24 to 72 hours later. One that fails comes back whole.'),
        a('How the wallet works', '#/user/pdf?doc=wallet'),
      ],
    },
    ar_AE: {
      title: 'ساعات السحب هذا الأسبوع',
      summary: 'من الاثنين إلى الجمعة، من 9:00 إلى 18:00 في منطقتك.',
      blocks: [
        p('يمكن طلب السحب من الاثنين إلى الجمعة، من 9:00 إلى 18:00 في منطقة حسابك.'),
        h('كم يكلف ومتى يصل'),
        i('الرسوم 5 %. تراها وترى ما سيصل قبل أن تؤكد.'),
        i('يصل بعد 24 إلى 72 ساعة. والسحب الذي يفشل يعود كاملًا.'),
        a('كيف تعمل المحفظة', '#/user/pdf?doc=wallet'),
      ],
    },
  },
  {
    id: 'notice-weekend',
    kind: 'notice',
    img: '',
    age: 3 * day,
    en_US: {
      title: 'Nothing is credited on Saturday and Sunday',
      summary: 'Income that falls due at the weekend is credited on Monday.',
      blocks: [
        p('Saturday and Sunday are for settlement. Income that falls due then is credited on Monday, all of it.'),
        a('Your income', '#/user/receiveincome'),
      ],
    },
    ar_AE: {
      title: 'لا قيد يومي السبت والأحد',
      summary: 'الدخل الذي يستحق في نهاية الأسبوع يُقيَّد يوم الاثنين.',
      blocks: [
        p('السبت والأحد للتسوية. الدخل الذي يستحق فيهما يُقيَّد كله يوم الاثنين.'),
        a('دخلك', '#/user/receiveincome'),
      ],
    },
  },
  {
    id: 'notice-passwords',
    kind: 'notice',
    img: '',
    age: 11 * day,
    en_US: {
      title: 'Nobody of ours asks for your password',
      summary: 'Not the guidance manager, not customer service, not by phone.',
      blocks: [
        p('Neither the guidance manager nor customer service ever asks for a password or a code. Who does is not us.'),
        p('Was one given away? Change it, and sign out on all devices.'),
        a('Security center', '#/user/securitycenter'),
      ],
    },
    ar_AE: {
      title: 'لا أحد منا يطلب كلمة مرورك',
      summary: 'لا مدير التوجيه ولا خدمة العملاء ولا بالهاتف.',
      blocks: [
        p('لا يطلب مدير التوجيه ولا خدمة العملاء كلمة مرور أو رمزًا أبدًا. من يطلب ذلك ليس منا.'),
        p('هل عرفها غيرك؟ غيّرها وسجّل الخروج من كل الأجهزة.'),
        a('مركز الأمان', '#/user/securitycenter'),
      ],
    },
  },
  {
    id: 'news-crane',
    kind: 'news',
    img: '/pictures/harbour-crane-h2.svg',
    age: 1 * day,
    en_US: {
      title: 'A stormy week at the harbour',
      summary: 'The crane lifted less than usual. The income of each poor day shows what was short.',
      blocks: [
        p(
          'Boats stayed out of the water for most of last week. The harbour crane was paid for fewer lifts than usual.',
        ),
        h('What it means for its owners'),
        i('On poor days the income is what the crane earned, not the stated daily return.'),
        i('The shortfall is shown with each income and is not made up later.'),
        i('The price stays in escrow and comes back when the order ends.'),
        a('The harbour crane, day by day', '#/index/detail?productId=harbour-crane-h2'),
      ],
    },
    ar_AE: {
      title: 'أسبوع عاصف في الميناء',
      summary: 'رفعت الرافعة أقل من المعتاد. دخل كل يوم ضعيف يبيّن ما نقص.',
      blocks: [
        p('بقيت القوارب خارج الماء معظم الأسبوع الماضي، فقلّت الرفعات التي دُفع للرافعة عنها.'),
        h('ماذا يعني ذلك لأصحابها'),
        i('في الأيام الضعيفة يكون الدخل ما كسبته الرافعة، لا العائد اليومي المعلن.'),
        i('يظهر النقص مع كل دخل، ولا يُعوَّض لاحقًا.'),
        i('يبقى الثمن في الضمان ويعود عند انتهاء الطلب.'),
        a('رافعة الميناء يومًا بيوم', '#/index/detail?productId=harbour-crane-h2'),
      ],
    },
  },
  {
    id: 'news-ice',
    kind: 'news',
    img: '/pictures/ice-maker-i2.svg',
    age: 4 * day,
    en_US: {
      title: 'The ice maker on the pier has a new compressor',
      summary: 'It stood still for one morning. The repair was paid from its earnings.',
      blocks: [
        p(
          'The flake-ice machine stood still for one morning while its compressor was changed. Crews bought ice next door.',
        ),
        p(
          'What it cost is part of that day’s earnings: they were lower, and so was the income that was paid from them.',
        ),
      ],
    },
    ar_AE: {
      title: 'ضاغط جديد لآلة الثلج على الرصيف',
      summary: 'توقفت صباحًا واحدًا، ودُفع ثمن الإصلاح من إيراداتها.',
      blocks: [
        p('توقفت آلة الثلج المجروش صباحًا واحدًا ريثما استُبدل ضاغطها، واشترت الطواقم الثلج من جوارها.'),
        p('كلفة ذلك جزء من إيرادات ذلك اليوم: كانت أقل، وكذلك الدخل الذي دُفع منها.'),
      ],
    },
  },
  {
    id: 'news-mill',
    kind: 'news',
    img: '/pictures/solar-mill-s3.svg',
    age: 9 * day,
    en_US: {
      title: 'How a solar mill spends a day',
      summary: 'From the first sack at sunrise to the last sweep of the floor.',
      blocks: [
        p(
          'The mill starts when its panels see the sun, and it stops under thick cloud. Farmers bring their grain by the sack.',
        ),
        p('On a clear day it grinds forty sacks; on a grey one, ten. What it earns follows.'),
        a('The solar mill', '#/index/detail?productId=solar-mill-s3'),
      ],
    },
    ar_AE: {
      title: 'كيف تقضي المطحنة الشمسية يومها',
      summary: 'من أول كيس عند الشروق إلى آخر كنس للأرض.',
      blocks: [
        p('تبدأ المطحنة حين ترى ألواحها الشمس، وتتوقف تحت الغيوم الكثيفة. يجلب المزارعون حبوبهم بالكيس.'),
        p('في اليوم الصافي تطحن أربعين كيسًا، وفي الغائم عشرة. وتتبع ذلك إيراداتها.'),
        a('المطحنة الشمسية', '#/index/detail?productId=solar-mill-s3'),
      ],
    },
  },
];
