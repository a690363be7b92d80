/** What the demo's people wrote, each in a language of their own, the oldest first. Nothing in it promises anything. */

/** Names are of people.ts; languages BCP 47; pictures are files of `public/pictures`, without their ending. */
type Written = readonly [author: string, language: string, content: string, ...pictures: string[]];

export const postTexts: readonly Written[] = [
  ['Ravi', 'en', 'First post here. Hello from Pune!'],
  [
    'Meera',
    'en',
    'The weaving loom finally runs without a pause. Listen to it once: it sounds like rain.',
    'weaving-loom-l6',
  ],
  ['Emre', 'tr', 'Daha uzun süredir burada olanlara bir soru: geliri her gün mü topluyorsunuz, yoksa haftada bir mi?'],
  [
    'Wanjiru',
    'sw',
    'Chumba cha baridi sokoni asubuhi hii. Kilijaa kabla ya saa moja, na wauza samaki walikuwa kwenye foleni.',
    'cold-store-c4',
    'ice-maker-i2',
  ],
  [
    'Kiran',
    'en',
    'A poor day for the wind pump: no wind, so it paid only a part. The page of the day says how much was short. I like that.',
    'wind-pump-w1',
  ],
  ['Divya', 'hi', 'सभी को सुप्रभात।'],
  [
    'Lakshmi',
    'ta',
    'மூன்று இயந்திரங்கள், மூன்று விதமான ஒளி. ஒரே மணி நேரத்தில் எடுத்த படங்கள்.',
    'solar-mill-s3',
    'wind-pump-w1',
    'water-still-v8',
  ],
  [
    'Elif',
    'en',
    'I read the whole agreement before I rented. It takes ten minutes, and I would do it again. Look at what happens to the principal, and at what would stop the income.',
  ],
  ['Otieno', 'sw', 'Baiskeli ya mizigo ilifikisha mizigo 41 jana.', 'cargo-bike-b5'],
  ['Joana', 'pt-BR', 'A prensa de azeitonas ainda não está à venda. Só fui visitá-la. Que cheiro!', 'olive-press-p9'],
  [
    'Sunil',
    'en',
    'Small thing that I learnt today: the fee on withdrawals is shown before you confirm, as an amount and not only as a percentage.',
  ],
  ['Baran', 'en', 'Brick kiln, before and after the repair.', 'brick-kiln-k1', 'print-bench-r4'],
  ['Anja', 'de', 'Weiß jemand, wann die Sädrohne fliegt?', 'seed-drone-d7'],
  [
    'Thiago',
    'en',
    'Rain all week.\n\nThe solar mill stands still, and the water still does not care. I rented one of each for this reason.',
    'solar-mill-s3',
    'water-still-v8',
  ],
  ['Jonas', 'en', 'Charging post number four is up.', 'charging-post-e3'],
  [
    'Amina',
    'en',
    'Thank you to whoever explained the settlement on weekends. Now I know why nothing arrives on a Sunday.',
  ],
  [
    'Farid',
    'ar',
    'الميناء من الأعلى. الرافعة في الوسط هي المقصودة.',
    'harbour-crane-h2',
    'banner-1',
    'cargo-bike-b5',
    'seed-drone-d7',
  ],
  ['Zeynep', 'tr', 'Baskı tezgâhının başında çay molası.', 'print-bench-r4'],
  [
    'Prakash',
    'en',
    'I keep a list on paper: what I rented, what it stated, what it paid. After three weeks the sums agree with the app to the last digit.',
  ],
  ['Nimali', 'si', 'අද දවසේ පළමු අයිස්!', 'ice-maker-i2'],
  [
    'Besnik',
    'sq',
    'Nëntë foto nga një javë, siç premtova.',
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
  ['Lucia', 'it', 'Ciao da Bari.', 'cargo-bike-b5'],
  [
    'Mateo',
    'es',
    '¿Cómo se lee el gráfico de una máquina? Las barras son lo que entró; la línea es lo declarado. Los días por debajo de la línea se pagan en parte.',
  ],
  ['Claire', 'fr', 'Encore le métier à tisser, le soir.', 'weaving-loom-l6', 'seed-drone-d7'],
  [
    'Meera',
    'en',
    'A friend asked me whether this is real money. It is not: play money, and it says so on every amount.',
  ],
  ['Ravi', 'en', 'The water still after the storm. Not a scratch.', 'water-still-v8'],
  ['Wanjiru', 'en', 'Anybody from Nairobi here? Let us visit the cold store together on Saturday.'],
  ['Emre', 'en', 'The pump and its neighbour.', 'wind-pump-w1', 'solar-mill-s3'],
  [
    'Otieno',
    'en',
    'I took my first order to its end. The principal came back the same evening, and the record shows from which account.',
  ],
  ['Kiran', 'hi', 'हवा लौट आई है।', 'wind-pump-w1'],
  ['Anja', 'en', 'Please do not invite anybody with big words. Show them the fact sheet, and let them decide.'],
  ['Joana', 'en', 'Evening at the harbour.', 'harbour-crane-h2'],
  ['Farid', 'ar', 'فرن الطوب ليلًا.', 'brick-kiln-k1', 'banner-1', 'seed-drone-d7'],
  [
    'Divya',
    'en',
    'A question about coupons: does the part that the coupon pays come back at the end? Answer: no, it goes back to promotion. Fair enough.',
  ],
  ['Jonas', 'en', 'Bike number two got a new chain.', 'cargo-bike-b5'],
  ['Zeynep', 'en', 'Who else is up this early?'],
  ['Thiago', 'pt-BR', 'Sol! O moinho começou às seis.', 'solar-mill-s3', 'banner-1'],
  ['Elif', 'en', 'Full stalls at the market today.', 'cold-store-c4'],
  ['Lakshmi', 'en', 'Have a calm week, all of you.', 'seed-drone-d7'],
  [
    'Nimali',
    'en',
    'Monday: the withdrawal window opens at nine. I only came to look at the pictures.',
    'ice-maker-i2',
    'water-still-v8',
    'olive-press-p9',
  ],
];

/** Comments; each fits below any post. */
export const commentTexts = [
  'Beautiful!',
  'Thank you for sharing.',
  'Where is this?',
  'I was there last week too.',
  'Well said.',
  'Same here.',
  'How long did it take?',
  'Greetings to all of you.',
  'I did not know that, thanks.',
  'Please post more of these.',
  'It depends on the day.',
  'Good question, I would like to know too.',
] as const;

/** What people of a country write beside these, in a language of theirs. */
export const commentsOf: Readonly<Record<string, readonly (readonly [language: string, content: string])[]>> = {
  AL: [['sq', 'Shumë bukur!']],
  BR: [
    ['pt-BR', 'Que bonito!'],
    ['pt-BR', 'Muito bom de ver.'],
  ],
  DE: [['de', 'Grüße aus Berlin.']],
  EG: [
    ['ar', 'جميل!'],
    ['ar', 'شكرًا على المشاركة.'],
  ],
  ES: [['es', '¡Qué bonito!']],
  FR: [['fr', 'Merci pour le partage.']],
  IN: [['hi', 'बहुत सुंदर!']],
  IT: [['it', 'Che bello!']],
  KE: [
    ['sw', 'Nzuri sana!'],
    ['sw', 'Asante kwa kushiriki.'],
  ],
  LK: [['si', 'ගොඩක් ලස්සනයි!']],
  TR: [
    ['tr', 'Çok güzel!'],
    ['tr', 'Paylaştığın için teşekkürler.'],
  ],
};

/** Answers to comments. */
export const replyTexts = ['Thank you!', 'Near the old market.', 'About an hour.', 'You are welcome.'] as const;
