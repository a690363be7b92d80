/** What the demo's people wrote, in English and Arabic, the oldest first. Nothing in it promises anything. */

/** Names are of people.ts; pictures are files of `public/pictures`, without their ending. */
type Written = readonly [author: string, en: string, ar: string, ...pictures: string[]];

export const postTexts: readonly Written[] = [
  ['Ravi', 'First post here. Hello from Pune!', 'أول منشور لي هنا. تحية من بونه!'],
  [
    'Meera',
    'The weaving loom finally runs without a pause. Listen to it once: it sounds like rain.',
    'أصبح النول يعمل أخيرًا دون توقف. استمعوا إليه مرة: صوته كالمطر.',
    'weaving-loom-l6',
  ],
  [
    'Emre',
    'Question for those who are here longer: do you take income every day, or once a week?',
    'سؤال لمن هم هنا منذ مدة: هل تستلمون الدخل كل يوم أم مرة في الأسبوع؟',
  ],
  [
    'Wanjiru',
    'Cold store at the market this morning. Full by seven, and the fish sellers were queuing.',
    'مخزن التبريد في السوق هذا الصباح. امتلأ قبل السابعة، وباعة السمك في الطابور.',
    'cold-store-c4',
    'ice-maker-i2',
  ],
  [
    'Kiran',
    'A poor day for the wind pump: no wind, so it paid a part only. The page of the day says how much was short, I like that.',
    'يوم ضعيف لمضخة الرياح: لا رياح، فدُفع جزء فقط. صفحة اليوم تذكر كم نقص، وهذا يعجبني.',
    'wind-pump-w1',
  ],
  ['Divya', 'Good morning everybody.', 'صباح الخير جميعًا.'],
  [
    'Lakshmi',
    'Three machines, three kinds of light. Taken within one hour.',
    'ثلاث آلات وثلاثة أنواع من الضوء. التُقطت خلال ساعة واحدة.',
    'solar-mill-s3',
    'wind-pump-w1',
    'water-still-v8',
  ],
  [
    'Elif',
    'I read the whole agreement before I rented. It takes ten minutes, and I would do it again. Look at what happens to the principal, and at what would stop the income.',
    'قرأت الاتفاقية كلها قبل أن أستأجر. تستغرق عشر دقائق وسأفعلها مجددًا. انظروا ما يحدث لأصل المبلغ، وما الذي قد يوقف الدخل.',
  ],
  ['Otieno', 'The cargo bike made 41 deliveries yesterday.', 'أنجزت دراجة النقل ٤١ توصيلة أمس.', 'cargo-bike-b5'],
  [
    'Joana',
    'My olive press is not on sale yet, I only visited it. What a smell!',
    'معصرة الزيتون ليست للبيع بعد، زرتها فقط. يا لها من رائحة!',
    'olive-press-p9',
  ],
  [
    'Sunil',
    'Small thing that I learnt today: the fee on withdrawals is shown before you confirm, as an amount and not only as a percentage.',
    'شيء صغير تعلمته اليوم: رسوم السحب تظهر قبل التأكيد، كمبلغ وليس كنسبة فقط.',
  ],
  [
    'Baran',
    'Brick kiln, before and after the repair.',
    'فرن الطوب قبل الإصلاح وبعده.',
    'brick-kiln-k1',
    'print-bench-r4',
  ],
  ['Anja', 'Does anybody know when the seed drone flies?', 'هل يعرف أحد متى تطير طائرة البذور؟', 'seed-drone-d7'],
  [
    'Thiago',
    'Rain all week.\n\nThe solar mill stands still, the water still does not care. I rented one of each for this reason.',
    'مطر طوال الأسبوع.\n\nالطاحونة الشمسية واقفة، وجهاز التقطير لا يبالي. لهذا استأجرت واحدًا من كل نوع.',
    'solar-mill-s3',
    'water-still-v8',
  ],
  ['Jonas', 'Charging post number four is up.', 'محطة الشحن الرابعة جاهزة.', 'charging-post-e3'],
  [
    'Amina',
    'Thank you to whoever explained the settlement on weekends. Now I know why nothing arrives on a Sunday.',
    'شكرًا لمن شرح التسوية في نهاية الأسبوع. الآن أعرف لماذا لا يصل شيء يوم الأحد.',
  ],
  [
    'Farid',
    'The harbour from above. The crane in the middle is the one.',
    'الميناء من الأعلى. الرافعة في الوسط هي المقصودة.',
    'harbour-crane-h2',
    'banner-1',
    'cargo-bike-b5',
    'seed-drone-d7',
  ],
  ['Zeynep', 'Tea break at the print bench.', 'استراحة شاي عند منضدة الطباعة.', 'print-bench-r4'],
  [
    'Prakash',
    'I keep a list on paper: what I rented, what it stated, what it paid. After three weeks the sums agree with the app to the last digit.',
    'أحتفظ بقائمة على الورق: ما استأجرته، وما ذُكر، وما دُفع. بعد ثلاثة أسابيع تتفق المجاميع مع التطبيق حتى آخر رقم.',
  ],
  ['Nimali', 'First ice of the day!', 'أول ثلج لهذا اليوم!', 'ice-maker-i2'],
  [
    'Besnik',
    'Nine pictures of one week, as promised.',
    'تسع صور من أسبوع واحد، كما وعدت.',
    'banner-1',
    'solar-mill-s3',
    'cold-store-c4',
    'cargo-bike-b5',
    'harbour-crane-h2',
    'ice-maker-i2',
    'print-bench-r4',
    'weaving-loom-l6',
    'water-still-v8',
  ],
  ['Lucia', 'Ciao from Bari.', 'تحية من باري.', 'cargo-bike-b5'],
  [
    'Mateo',
    'How do you read the chart of a product? The bars are what came in, the line is what was stated. Days below the line are paid in part.',
    'كيف تقرؤون مخطط المنتج؟ الأعمدة هي ما دخل، والخط هو ما ذُكر. الأيام تحت الخط تُدفع جزئيًا.',
  ],
  ['Claire', 'The loom again, in the evening.', 'النول مجددًا، في المساء.', 'weaving-loom-l6', 'seed-drone-d7'],
  [
    'Meera',
    'A friend asked me whether this is real money. It is not: play money, and it says so on every amount.',
    'سألني صديق إن كان هذا مالًا حقيقيًا. ليس كذلك: مال لعب، وهذا مكتوب عند كل مبلغ.',
  ],
  ['Ravi', 'The water still after the storm. Not a scratch.', 'جهاز التقطير بعد العاصفة. بلا خدش.', 'water-still-v8'],
  [
    'Wanjiru',
    'Anybody from Nairobi here? Let us visit the cold store together on Saturday.',
    'هل من أحد هنا من نيروبي؟ لنزر مخزن التبريد معًا يوم السبت.',
  ],
  ['Emre', 'The pump and its neighbour.', 'المضخة وجارتها.', 'wind-pump-w1', 'solar-mill-s3'],
  [
    'Otieno',
    'I took my first order to its end. The principal came back the same evening, the record shows from which account.',
    'أكملت طلبي الأول حتى نهايته. عاد أصل المبلغ في المساء نفسه، والسجل يذكر من أي حساب.',
  ],
  ['Kiran', 'Wind is back.', 'عادت الرياح.', 'wind-pump-w1'],
  [
    'Anja',
    'Please do not invite anybody with big words. Show them the fact sheet, and let them decide.',
    'من فضلكم لا تدعوا أحدًا بكلمات كبيرة. أروهم صفحة الحقائق ودعوهم يقررون.',
  ],
  ['Joana', 'Evening at the harbour.', 'المساء في الميناء.', 'harbour-crane-h2'],
  ['Farid', 'The brick kiln at night.', 'فرن الطوب ليلًا.', 'brick-kiln-k1', 'banner-1', 'seed-drone-d7'],
  [
    'Divya',
    'A question about coupons: does the part that the coupon pays come back at the end? Answer: no, it goes back to promotion. Fair enough.',
    'سؤال عن القسائم: هل يعود الجزء الذي تدفعه القسيمة في النهاية؟ الجواب: لا، يعود إلى الترويج. هذا عادل.',
  ],
  ['Jonas', 'Bike number two got a new chain.', 'حصلت الدراجة الثانية على سلسلة جديدة.', 'cargo-bike-b5'],
  ['Zeynep', 'Who else is up this early?', 'من غيري مستيقظ في هذا الوقت المبكر؟'],
  ['Thiago', 'Sun! The mill began at six.', 'شمس! بدأت الطاحونة في السادسة.', 'solar-mill-s3', 'banner-1'],
  ['Elif', 'Full stalls at the market today.', 'البسطات ممتلئة في السوق اليوم.', 'cold-store-c4'],
  ['Lakshmi', 'Have a calm week, all of you.', 'أتمنى لكم جميعًا أسبوعًا هادئًا.', 'seed-drone-d7'],
  [
    'Nimali',
    'Monday: the withdrawal window opens at nine. I only came to look at the pictures.',
    'الاثنين: تُفتح نافذة السحب في التاسعة. أما أنا فجئت لأرى الصور فقط.',
    'ice-maker-i2',
    'water-still-v8',
    'olive-press-p9',
  ],
];

/** Comments; each fits below any post. */
export const commentTexts: readonly (readonly [en: string, ar: string])[] = [
  ['Beautiful!', 'جميل!'],
  ['Thank you for sharing.', 'شكرًا على المشاركة.'],
  ['Where is this?', 'أين هذا؟'],
  ['I was there last week too.', 'كنت هناك الأسبوع الماضي أيضًا.'],
  ['Well said.', 'أحسنت القول.'],
  ['Same here.', 'وأنا كذلك.'],
  ['How long did it take?', 'كم استغرق ذلك؟'],
  ['Greetings from Berlin.', 'تحية من برلين.'],
  ['I did not know that, thanks.', 'لم أكن أعرف ذلك، شكرًا.'],
  ['Please post more of these.', 'المزيد من هذا من فضلك.'],
  ['It depends on the day.', 'يعتمد ذلك على اليوم.'],
  ['Good question, I would like to know too.', 'سؤال جيد، أود أن أعرف أيضًا.'],
];

/** Answers to comments. */
export const replyTexts: readonly (readonly [en: string, ar: string])[] = [
  ['Thank you!', 'شكرًا لك!'],
  ['Near the old market.', 'قرب السوق القديم.'],
  ['About an hour.', 'نحو ساعة.'],
  ['You are welcome.', 'على الرحب والسعة.'],
];
