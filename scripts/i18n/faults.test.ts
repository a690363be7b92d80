import { describe, expect, it } from 'vitest';
import { categoriesOf, faultsOf } from './faults.ts';
import { readGlossary } from './glossary.ts';

const faults = (tag: string, english: string, translation: string) =>
  faultsOf(tag, english, translation, readGlossary(tag));

const members = '{count, plural, one {# member} other {# members}}';

describe('a translation', () => {
  it.each([
    ['tr', 'Fee', 'Ücret'],
    ['de', 'Rent for <0/>', 'Für <0/> mieten'],
    ['de', '<0>{name}</0> paid {amount}', '{amount}, gezahlt von <0>{name}</0>'],
    ['tr', members, '{count, plural, one {# üye} other {# üye}}'],
    ['fr', members, '{count, plural, one {# membre} many {# de membres} other {# membres}}'],
    // English doesn't count here, Arabic does.
    ['ar', '{n} late', '{n, plural, zero {لا} one {واحد} two {اثنان} few {# متأخرة} many {# متأخرًا} other {# متأخر}}'],
    // English says the word itself.
    ['de', 'Filled by fees, never by deposits', 'Aus Gebühren, nie aus Einzahlungen'],
    ['de', 'Tap “Add”', 'Tippe auf „Hinzufügen“'],
    ['fr', 'You’re “in”', 'C’est « fait »'],
    // Not the beginning of a word: a profit would be.
    ['it', 'Account', 'Approfitto'],
  ])('into %s of “%s” is right: %s', (tag, english, translation) =>
    expect(faults(tag, english, translation)).toEqual([]),
  );

  it.each([
    ['tr', '{count} of {all}', '{count}', 'lacks argument {all}'],
    ['tr', '{count}', '{count} {all}', 'has argument {all} too many'],
    ['tr', 'Rent <0>now</0>', 'Kirala', 'lacks tag <0>'],
    ['tr', 'Rent', '<0/>Kirala', 'has tag <0/> too many'],
    ['tr', 'Rent <0>now</0>', '</0>Kirala<0>', "closes </0> where it isn't open"],
    ['tr', '<0>a</0> <1>b</1>', '<0>a <1>b</0></1>', "closes </0> where it isn't open"],
    ['tr', '{count}', '{count, plural, one {a}', "doesn't compile"],
    ['tr', members, '{count, plural, other {# üye}}', 'lacks plural form one'],
    ['fr', members, '{count, plural, one {# membre} other {# membres}}', 'lacks plural form many'],
    ['ar', members, '{count, plural, one {عضو} other {# عضو}}', 'lacks plural form few'],
    ['hi', '24 letters', '२४ अक्षर', 'has digits that are not Latin'],
    ['ar', '24 letters', '٢٤ حرفًا', 'has digits that are not Latin'],
    ['tr', 'Income', 'Kâr', 'says “kâr” (profit)'],
    ['tr', 'Income', 'Garantili gelir', 'says “garanti” (guaranteed)'],
    // What the English says of risk or safety promises nothing, and frees no promise.
    ...['There is a risk', 'Your order is safe'].map((english) => [
      'en',
      english,
      'It is risk-free',
      'says “risk-free” (risk-free)',
    ]),
    ['de', 'Recharge', 'Jetzt einzahlen', 'says “einzahl” (deposit)'],
    ['ar', 'Fee', 'عمولة', 'says “عمولة” (fee)'],
    ['ar', 'Income', 'والأرباح', 'says “*أرباح” (profit)'],
    ['es', 'One-time code', 'Captcha', 'says “captcha” (captcha)'],
    ['de', 'Tap “Add”', 'Tippe auf “Hinzufügen”', 'has the mark ”'],
    ['de', 'Tap “Add”', 'Tippe auf „Hinzufügen', "quotation marks aren't in pairs „…“"],
    ['fr', 'Tap “Add”', 'Touchez "Ajouter"', 'has the mark "'],
    ['ar', 'Tap “Add”', 'انقر »إضافة«', "quotation marks aren't in pairs «…»"],
  ])('into %s of “%s” as “%s” %s', (tag, english, translation, fault) =>
    expect(faults(tag, english, translation).join('\n')).toContain(fault),
  );
});

it('knows the plural forms of European Portuguese', () =>
  expect(categoriesOf('pt')).toEqual(new Intl.PluralRules('pt-PT').resolvedOptions().pluralCategories));
