/**
 * Days and months in words, also in the languages that browsers come without: Chrome has neither Sinhala nor Albanian, and
 * the newest CLDR calls January by a month of the moon in Sinhala, which no reader of a date expects.
 */
import { intlOf } from './locales.ts';

interface Names {
  /** From Monday. */
  weekdays: { short: readonly string[]; long: readonly string[] };
  /** From January. */
  months: { short: readonly string[]; long: readonly string[] };
}

const list = (text: string): string[] => text.split(' ');

/** `date-format.test.ts` compares them with what Node knows. */
export const ownNames: Readonly<Record<string, Names>> = {
  si: {
    weekdays: {
      short: list('සඳුදා අඟහ බදාදා බ්‍රහස් සිකු සෙන ඉරිදා'),
      long: list('සඳුදා අඟහරුවාදා බදාදා බ්‍රහස්පතින්දා සිකුරාදා සෙනසුරාදා ඉරිදා'),
    },
    months: {
      short: list('ජන පෙබ මාර්තු අප්‍රේල් මැයි ජූනි ජූලි අගෝ සැප් ඔක් නොවැ දෙසැ'),
      long: list('ජනවාරි පෙබරවාරි මාර්තු අප්‍රේල් මැයි ජූනි ජූලි අගෝස්තු සැප්තැම්බර් ඔක්තෝබර් නොවැම්බර් දෙසැම්බර්'),
    },
  },
  sq: {
    weekdays: {
      short: list('hën mar mër enj pre sht die'),
      long: list('e_hënë e_martë e_mërkurë e_enjte e_premte e_shtunë e_diel').map((day) => day.replace('_', ' ')),
    },
    months: {
      short: list('jan shk mar pri maj qer korr gush sht tet nën dhj'),
      long: list('janar shkurt mars prill maj qershor korrik gusht shtator tetor nëntor dhjetor'),
    },
  },
};

/** A Monday in January; each month has a day that is called by it. */
const weekdayAt = (index: number): number => Date.UTC(2024, 0, 1 + index);
const monthAt = (index: number): number => Date.UTC(2024, index, 1);

/** What English calls each, to find its number again. */
const inEnglish = (options: Intl.DateTimeFormatOptions, length: number, at: (index: number) => number): string[] => {
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  return Array.from({ length }, (_, index) => format.format(at(index)));
};

/** @returns the same as `Intl.DateTimeFormat`, with the names above where there are some */
export function dateFormat(tag: string, options: Intl.DateTimeFormatOptions): (at: number | Date) => string {
  const names = ownNames[tag];
  if (names === undefined) {
    const format = new Intl.DateTimeFormat(intlOf(tag), options);
    return (at) => format.format(at);
  }
  const format = new Intl.DateTimeFormat('en-GB', options);
  const { weekday, month } = options;
  const days = weekday === undefined ? [] : inEnglish({ weekday }, 7, weekdayAt);
  const months = month === undefined ? [] : inEnglish({ month }, 12, monthAt);
  const own = (type: string, value: string): string => {
    if (type === 'weekday') return names.weekdays[weekday === 'long' ? 'long' : 'short'][days.indexOf(value)] ?? value;
    if (type === 'month') return names.months[month === 'long' ? 'long' : 'short'][months.indexOf(value)] ?? value;
    return value;
  };
  return (at) =>
    format
      .formatToParts(at)
      .map(({ type, value }) => own(type, value))
      .join('');
}
