/**
 * Names that can be taken for another's: by case, width, accents' order, invisible characters, or letters that look the
 * same (Unicode TR39; product 5.12).
 */
import unhomoglyph from 'unhomoglyph';

/** Vowel signs and the stroke that lengthens a word are drawn at will in Arabic. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u0640\u064B-\u065F\u0670]/gu;
const between = /[\s\p{P}]+/gu;

/** What is left of a name when its look is all that counts: equal for two that can be confused. */
export function lookOf(name: string): string {
  const folded = name.normalize('NFKC').toLowerCase().replace(invisible, '');
  const plain = folded.replace(between, '') || folded;
  // A small i may have been the capital that looks like an l.
  return unhomoglyph(plain.normalize('NFD')).toLowerCase().replaceAll('i', 'l');
}

/** The name of the product passes nowhere. */
const house = lookOf('dayrent');

/** Words that nobody but who speaks for the house stands beside a name: `Asha Support`, `Admin Asha`. */
const titles = [
  'admin',
  'administrator',
  'moderator',
  'support',
  'customer service',
  'customer support',
  'customer care',
  'help desk',
  'helpdesk',
  'staff',
  'official',
  'guidance manager',
  'الإدارة',
  'إدارة',
  'المشرف',
  'مشرف',
  'الدعم',
  'دعم',
  'خدمة العملاء',
  'مدير التوجيه',
];

/** Words that many have in a name: they speak for the house where nothing else is said. */
const roles = ['manager', 'security', 'system', 'team', 'operator', 'service', 'desk', 'المدير', 'الفريق', 'الأمان'];

/** Digits and what parts words change nothing: `Support 24`, `ADMIN_1`. */
const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKC')
    .split(/[\s\p{P}\p{S}\p{N}]+/u)
    .map(lookOf)
    .filter(Boolean);

const titleWords = titles.map(wordsOf);
/** The longest first: `administrator` before `admin`. */
const alone = [...titles, ...roles].map(lookOf).toSorted((one, other) => other.length - one.length);

const stands = (title: readonly string[], words: readonly string[]): boolean =>
  words.some((_, at) => title.every((word, index) => words[at + index] === word));

/** Whether a name passes for somebody who speaks for the house. */
export function looksLikeStaff(name: string): boolean {
  if (lookOf(name).includes(house)) return true;
  const words = wordsOf(name);
  if (titleWords.some((title) => stands(title, words))) return true;
  // Several at once, or one that is spread out: `Team Manager`, `S u p p o r t`.
  const whole = words.join('');
  return whole !== '' && alone.reduce((rest, word) => rest.replaceAll(word, ''), whole) === '';
}
