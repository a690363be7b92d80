import { describe, expect, it } from 'vitest';
import { sampleText as text } from './samples.ts';
import { allowedEnglish, allowedTwins, twins, untranslated } from './wording.ts';

describe('different texts with one translation', () => {
  const due = [text('Due', 'مستحق'), text('Overdue', 'مستحق'), text('Fee', 'الرسوم')];

  it('are found, but those that are listed', () => {
    expect(twins(due, [])).toEqual([['Due', 'Overdue']]);
    expect(twins(due, [['Due', 'Overdue', 'Late']])).toEqual([]);
    expect(twins([...due, text('Fine', 'مستحق')], [['Due', 'Overdue']])).toEqual([['Due', 'Fine', 'Overdue']]);
  });

  it('are none where only capitals or the last mark differ, where one is doubted, or where nothing is translated', () => {
    expect(twins([text('Play USDT', 'a'), text('play USDT', 'a'), text('Play USDT…', 'a')], [])).toEqual([]);
    expect(twins([text('Due', 'a'), text('Overdue', 'a', { isDoubtful: true })], [])).toEqual([]);
    expect(twins([text('Due', ''), text('Overdue', '')], [])).toEqual([]);
  });
});

describe('texts that are still English', () => {
  it('are found, but those that are listed', () => {
    expect(untranslated([text('Fee', 'Fee'), text('Due', 'Fällig')], [])).toEqual(['Fee']);
    expect(untranslated([text('Team', 'Team')], ['Team'])).toEqual([]);
  });

  it('need a word', () =>
    expect(untranslated([text('{name} <0>{0}</0> · 5%', '{name} <0>{0}</0> · 5%')], [])).toEqual([]));
});

it('lists some for every language, and some for one', () => {
  expect(allowedEnglish('tr')).toContain('USDT');
  expect(allowedTwins('tr')).toContainEqual(['Send again', 'Send it again']);
  expect(allowedTwins('ar').length).toBeGreaterThan(allowedTwins('tr').length);
});
