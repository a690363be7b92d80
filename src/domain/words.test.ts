import { describe, expect, it } from 'vitest';
import { countWords } from './words.ts';

/** The same sentence in each language that the product speaks, with its words counted by hand. */
const sentences: [language: string, text: string, words: number][] = [
  ['en', "The app doesn't show my income, and I waited two days for it.", 13],
  ['hi', 'ऐप मेरी आय नहीं दिखाता और मैंने दो दिन इंतज़ार किया।', 11],
  ['ta', 'செயலி என் வருமானத்தைக் காட்டவில்லை, நான் இரண்டு நாட்கள் காத்திருந்தேன்.', 8],
  ['te', 'యాప్ నా ఆదాయాన్ని చూపడం లేదు, నేను రెండు రోజులు వేచి ఉన్నాను.', 10],
  ['kn', 'ಆ್ಯಪ್ ನನ್ನ ಆದಾಯವನ್ನು ತೋರಿಸುತ್ತಿಲ್ಲ, ನಾನು ಎರಡು ದಿನ ಕಾದೆ.', 8],
  ['mr', 'अ‍ॅप माझे उत्पन्न दाखवत नाही आणि मी दोन दिवस वाट पाहिली.', 11],
  ['gu', 'એપ મારી આવક બતાવતી નથી અને મેં બે દિવસ રાહ જોઈ.', 11],
  ['tr', 'Uygulama gelirimi göstermiyor ve iki gündür bekliyorum.', 7],
  ['es', 'La aplicación no muestra mis ingresos y llevo dos días esperando.', 11],
  ['it', "L'app non mostra le mie entrate e aspetto da due giorni.", 11],
  ['fr', "L'application n'affiche pas mes revenus et j'attends depuis deux jours.", 10],
  ['de', 'Die App zeigt meine Einnahmen nicht, und ich warte seit zwei Tagen.', 12],
  ['pt', 'O aplicativo não mostra minha renda e espero há dois dias.', 11],
  ['sw', 'Programu haionyeshi mapato yangu na nimesubiri siku mbili.', 8],
  ['ar', 'التطبيق لا يعرض دخلي وقد انتظرت يومين كاملين.', 8],
  ['si', 'යෙදුම මගේ ආදායම පෙන්වන්නේ නැත, මම දින දෙකක් බලා සිටියෙමි.', 10],
  ['sq', 'Aplikacioni nuk i tregon të ardhurat e mia dhe kam pritur dy ditë.', 13],
];

describe('words', () => {
  it.each(sentences)('are counted in %s', (language, text, words) => {
    expect(countWords(text, language)).toBe(words);
    // Somebody may write in another language than the app speaks to them.
    expect(countWords(text, 'en')).toBe(words);
    expect(countWords(text.normalize('NFD').normalize('NFC'), language)).toBe(words);
  });

  it.each([
    ['Chinese', '这个应用没有显示我的收入我等了两天', 8, 17],
    ['Japanese', 'このアプリは私の収入を表示しません', 6, 17],
    ['Thai', 'แอปไม่แสดงรายได้ของฉันและฉันรอมาสองวันแล้ว', 8, 20],
    ['Khmer', 'កម្មវិធីមិនបង្ហាញប្រាក់ចំណូលរបស់ខ្ញុំទេ', 4, 20],
  ])('are found where nothing stands between them: %s', (_name, text, least, most) => {
    const found = countWords(text, 'en');
    expect(found).toBeGreaterThanOrEqual(least);
    expect(found).toBeLessThanOrEqual(most);
  });

  it.each([
    ['nothing', '', 0],
    ['spaces and line ends', ' \n\t \u00a0 ', 0],
    ['punctuation', '... !? — «» । ، ؟', 0],
    ['emoji', '😀😀😀 👩‍👩‍👧 🇮🇳 ❤️', 0],
    ['emoji between words', 'good👍morning 😀 all', 3],
    ['figures', '12,345.67 and 3', 3],
    ['figures of other scripts', '१२३ ٣٤ ௧௨', 3],
    ['one letter many times', 'aaaaaaaaaaaaaaaaaaaaaaaa', 1],
    ['words with an apostrophe', "don't l’eau", 2],
    ['an address', 'a@b.example', 2],
    ['what is invisible', '\u200b\u200d\u2060', 0],
    ['a word of 100 kB', 'x'.repeat(100_000), 1],
  ])('of %s', (_name, text, words) => {
    expect(countWords(text, 'en')).toBe(words);
  });
});
