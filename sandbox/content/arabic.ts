/**
 * Arabic for the English sentences that the demo's rows hold: what machines are, coupons, reasons of records. Keyed by
 * the English one, so that a changed sentence is shown in English rather than with an old meaning. Rule P7.
 */
const arabic = new Map([
  // Machines, sandbox/seed/product-list.ts.
  [
    'A small electric crane that unloads fishing boats. Boat owners pay for each lift; on stormy days there are few.',
    'رافعة كهربائية صغيرة تفرّغ قوارب الصيد. يدفع أصحاب القوارب عن كل رفعة، وتقل الرفعات في الأيام العاصفة.',
  ],
  [
    'A grain mill that runs on solar panels. Farmers pay by the sack; it stands still under thick cloud.',
    'مطحنة حبوب تعمل بالألواح الشمسية. يدفع المزارعون عن كل كيس، وتتوقف تحت الغيوم الكثيفة.',
  ],
  [
    'An electric cargo bike, rented out by the day to market traders. It earns most before holidays.',
    'دراجة شحن كهربائية تؤجَّر باليوم لتجار السوق. تكسب أكثر ما تكسب قبل الأعياد.',
  ],
  [
    'A loom in a shared workshop. Weavers book it by the hour and pay when they leave.',
    'نول في ورشة مشتركة. يحجزه النساجون بالساعة ويدفعون عند المغادرة.',
  ],
  [
    'A kiln that fires bricks for small builders. Orders come and go: on many days it earns less than its stated return.',
    'فرن يحرق الطوب لصغار البنّائين. الطلبات متقلبة: في أيام كثيرة يكسب أقل من عائده المعلن.',
  ],
  [
    'A wind-driven pump that fills village tanks. Households pay by the litre. This offer closes when the countdown ends.',
    'مضخة تعمل بالرياح وتملأ خزانات القرى. تدفع الأسر عن كل لتر. يُغلق هذا العرض عند انتهاء العد التنازلي.',
  ],
  [
    'A still that makes clean water from brackish wells. Clinics and schools buy by the canister.',
    'جهاز تقطير ينقّي مياه الآبار المالحة. تشتري منه العيادات والمدارس بالعبوة.',
  ],
  [
    'A cold room for fruit and fish at a market. Traders rent shelves by the night. All pieces are sold.',
    'غرفة تبريد للفواكه والأسماك في سوق. يستأجر التجار رفوفها بالليلة. بيعت كل الوحدات.',
  ],
  [
    'A drone that sows cover crops on steep fields. Farms pay by the hectare, in the sowing season only.',
    'طائرة مسيّرة تبذر محاصيل التغطية في الحقول المنحدرة. تدفع المزارع عن كل هكتار، في موسم البذر فقط.',
  ],
  [
    'A flake-ice machine on a fishing pier. Crews buy ice before they sail.',
    'آلة ثلج مجروش على رصيف صيد. تشتري الطواقم الثلج قبل الإبحار.',
  ],
  [
    'A charging post for electric rickshaws. Drivers pay for each charge.',
    'عمود شحن لعربات الركشة الكهربائية. يدفع السائقون عن كل شحنة.',
  ],
  [
    'An olive press for a growers’ cooperative. It is not published yet; its figures are not shown.',
    'معصرة زيتون لجمعية مزارعين تعاونية. لم تُنشر بعد، ولا تُعرض أرقامها.',
  ],
  [
    'A bench of small 3D printers in a repair shop. Customers pay for each part.',
    'منصة طابعات صغيرة ثلاثية الأبعاد في ورشة إصلاح. يدفع الزبائن عن كل قطعة.',
  ],
  // Coupons, sandbox/seed/seed-demo.ts.
  ['5 play USDT off a harbour crane', 'خصم 5 USDT تجريبي على رافعة ميناء'],
  ['3 play USDT off a solar mill', 'خصم 3 USDT تجريبي على مطحنة شمسية'],
  // Coupons to collect, sandbox/seed/collectable-coupons.ts.
  ['2 play USDT off a harbour crane', 'خصم 2 USDT تجريبي على رافعة ميناء'],
  ['1 play USDT off a weaving loom', 'خصم 1 USDT تجريبي على نول نسيج'],
  ['1 play USDT off a cargo bike', 'خصم 1 USDT تجريبي على دراجة شحن'],
  ['4 play USDT off a solar mill', 'خصم 4 USDT تجريبي على مطحنة شمسية'],
  ['The last one off a solar mill', 'آخر خصم على مطحنة شمسية'],
  // Rewards of a day, sandbox/services/rewards/daily-rewards.ts.
  ['Daily check-in', 'تسجيل الحضور اليومي'],
  ['Daily bonus', 'المكافأة اليومية'],
  // Bonus codes, sandbox/seed.
  ['Welcome to Dayrent', 'مرحبًا بك في Dayrent'],
  ['For the quickest one', 'للأسرع'],
  ['Spring market', 'سوق الربيع'],
  // Channels, sandbox/services/recharge/recharge-terms.ts.
  ['Play UPI', 'تحويل UPI تجريبي'],
  ['Play bank transfer', 'تحويل مصرفي تجريبي'],
  ['Play card', 'بطاقة تجريبية'],
  // Reasons, services/wallet/records.ts, services/recharge/recharge-payments.ts, jobs/referrals.ts.
  [
    "The product's earnings did not cover the stated return of this day",
    'لم تغطِّ إيرادات المنتج العائد اليومي المعلن لهذا اليوم',
  ],
  ['The promotion budget was empty', 'كانت ميزانية الترويج فارغة'],
  ['Less arrived than asked', 'وصل أقل من المطلوب'],
  ['More arrived than asked', 'وصل أكثر من المطلوب'],
  ['The payout could not be delivered', 'تعذّر تسليم المبلغ'],
]);

/** @param language as the Language header has it; English where there is no translation. */
export const inLanguage = (text: string, language: string): string =>
  language === 'ar_AE' ? (arabic.get(text) ?? text) : text;
