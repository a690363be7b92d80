/** What is wrong with one translation, without understanding it. */
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { intlOf } from '#i18n/locales.ts';
import { banned, type Glossary } from './glossary.ts';

interface Shape {
  args: Set<string>;
  /** The categories of each plural. */
  plurals: string[][];
}

/** Arguments and plurals, at any depth. */
function shapeOf(message: CompiledMessage, shape: Shape = { args: new Set(), plurals: [] }): Shape {
  for (const token of message) {
    if (typeof token === 'string') continue;
    const [name, type, choices] = token;
    shape.args.add(`{${name}}`);
    if (typeof choices !== 'object' || choices === null) continue;
    const { offset: _offset, ...cases } = choices as Record<string, CompiledMessage>;
    if (type === 'plural') shape.plurals.push(Object.keys(cases));
    for (const inner of Object.values(cases)) shapeOf(inner, shape);
  }
  return shape;
}

const tagsOf = (text: string): Set<string> => new Set(text.match(/<\/?\d+\/?>/g));

export const categoriesOf = (tag: string): string[] =>
  new Intl.PluralRules(intlOf(tag)).resolvedOptions().pluralCategories;

/** Whether a text counts something. */
export const hasPlural = (text: string): boolean => /, plural,/.test(text);

/** What one has and the other lacks, in both directions. */
const differences = (kind: string, expected: Set<string>, found: Set<string>): string[] => [
  ...[...expected].filter((part) => !found.has(part)).map((part) => `lacks ${kind} ${part}`),
  ...[...found].filter((part) => !expected.has(part)).map((part) => `has ${kind} ${part} too many`),
];

/** Elements that are not closed, or in another order than they were opened; each form of a plural counts by itself. */
function unbalanced(text: string): string[] {
  const open: string[] = [];
  for (const [found, slash, number = '', empty] of text.matchAll(/<(\/?)(\d+)(\/?)>/g)) {
    if (empty) continue;
    if (!slash) open.push(number);
    else if (open.pop() !== number) return [`closes ${found} where it isn't open`];
  }
  return open.map((number) => `doesn't close <${number}>`);
}

/** A word begins here: neither a letter, nor a vowel sign of one, stands before. */
const wordStart = String.raw`(?<![\p{L}\p{M}])`;

const patterns = new Map<string, RegExp>();

/** Made once: the same forms are looked for in each text of a language. */
function patternOf(form: string): RegExp {
  const start = form.startsWith('*') ? '' : wordStart;
  const pattern =
    patterns.get(form) ?? new RegExp(start + form.replace('*', '').replaceAll(/[.?()]/g, String.raw`\$&`), 'iu');
  patterns.set(form, pattern);
  return pattern;
}

const says = (text: string, form: string): boolean => patternOf(form).test(text);

function saysForbidden(english: string, text: string, { forbidden, otherNames = {} }: Glossary): string[] {
  const barred = Object.entries(banned).flatMap(([meaning, inEnglish]) =>
    inEnglish.test(english) ? [] : [[meaning, forbidden[meaning as keyof typeof banned]] as const],
  );
  return [...barred, ...Object.entries(otherNames)].flatMap(([meaning, forms]) =>
    (forms ?? []).filter((form) => says(text, form)).map((form) => `says “${form}” (${meaning})`),
  );
}

/** Marks of other languages, and pairs that don't match. Single ones may be apostrophes. */
function quoteFaults(text: string, [open, close]: readonly [string, string]): string[] {
  const marks = (text.match(/["“”„‟«»]/g) ?? []).map((mark) => ({ mark, isKnown: mark === open || mark === close }));
  const unknown = [...new Set(marks.filter(({ isKnown }) => !isKnown).map(({ mark }) => `has the mark ${mark}`))];
  const isPaired = marks.every(({ mark }, index) => mark === (index % 2 === 0 ? open : close));
  return unknown.length === 0 && !(isPaired && marks.length % 2 === 0)
    ? [`quotation marks aren't in pairs ${open}…${close}`]
    : unknown;
}

/** @returns sentences; none if nothing is wrong */
export function faultsOf(tag: string, english: string, translation: string, glossary: Glossary): string[] {
  let compiled: CompiledMessage;
  try {
    compiled = compileMessageOrThrow(translation);
  } catch (error) {
    return [`doesn't compile: ${String(error).split('\n')[0]}`];
  }
  const [expected, found] = [shapeOf(compileMessageOrThrow(english)), shapeOf(compiled)];
  return [
    ...differences('argument', expected.args, found.args),
    ...differences('tag', tagsOf(english), tagsOf(translation)),
    ...unbalanced(translation),
    ...found.plurals.flatMap((cases) =>
      categoriesOf(tag)
        .filter((category) => !cases.includes(category))
        .map((category) => `lacks plural form ${category}`),
    ),
    ...(/(?![0-9])\p{Nd}/u.test(translation) ? ['has digits that are not Latin'] : []),
    ...saysForbidden(english, translation, glossary),
    ...quoteFaults(translation, glossary.quotes),
  ];
}
