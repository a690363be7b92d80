/**
 * Names that can be taken for another's: by case, width, accents' order, invisible characters, or letters that look the
 * same (Unicode TR39; product 5.12).
 */
import unhomoglyph from 'unhomoglyph';

const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
const between = /[\s\p{P}]+/gu;

/** What is left of a name when its look is all that counts: equal for two that can be confused. */
export function lookOf(name: string): string {
  const folded = name.normalize('NFKC').toLowerCase().replace(invisible, '');
  const plain = folded.replace(between, '') || folded;
  // A small i may have been the capital that looks like an l.
  return unhomoglyph(plain.normalize('NFD')).toLowerCase().replaceAll('i', 'l');
}

/** Who speaks for the house, in the languages of the app. The name of the product passes nowhere. */
const house = ['dayrent'].map(lookOf);
const staff = [
  'admin',
  'administrator',
  'moderator',
  'support',
  'customer service',
  'customer support',
  'help desk',
  'staff',
  'official',
  'guidance manager',
  'manager',
  'security',
  'system',
  'team',
  'operator',
  'الإدارة',
  'المدير',
  'الدعم',
  'خدمة العملاء',
  'الفريق',
]
  .map(lookOf)
  // The longest first: `administrator` before `admin`.
  .toSorted((one, other) => other.length - one.length);

/** Whether a name passes for somebody who speaks for the house. */
export function looksLikeStaff(name: string): boolean {
  if (house.some((word) => lookOf(name).includes(word))) return true;
  // Digits change nothing, nor do several words at once: `Support 24`, `Official Team`.
  const words = lookOf(name.normalize('NFKC').replace(/\p{N}+/gu, ''));
  return words !== '' && staff.reduce((rest, word) => rest.replaceAll(word, ''), words) === '';
}
