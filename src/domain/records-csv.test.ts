import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDecimal } from './money.ts';
import { recordsCsv } from './records-csv.ts';
import { recordStatuses, recordTypes, type MoneyRecord } from './wallet.ts';

const record = (different: Partial<MoneyRecord> = {}): MoneyRecord => ({
  id: 'record-1',
  type: 'withdrawal',
  amount: -1_234_567_891n,
  currency: 'USDT',
  status: 'pending',
  at: Date.UTC(2026, 10, 16, 4, 30),
  about: 'Harbour crane',
  image: '',
  ...different,
});

/** RFC 4180, read the slow way. */
function parse(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (isQuoted && letter === '"' && text.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"') isQuoted = !isQuoted;
    else if (!isQuoted && letter === ',') endCell();
    else if (!isQuoted && text.startsWith('\r\n', at)) {
      endCell();
      rows.push([]);
      at += 1;
    } else cell += letter;
  }
  expect(rows.pop()).toEqual([]);
  return rows;
}

describe('records as a file', () => {
  it('have names for their columns, exact amounts and times in UTC', () => {
    expect(recordsCsv([])).toBe('time,type,status,amount,currency,about,record\r\n');
    expect(recordsCsv([record()]).split('\r\n')[1]).toBe(
      '2026-11-16T04:30:00.000Z,withdrawal,pending,-1234.567891,play USDT,Harbour crane,record-1',
    );
  });

  it.each([
    ['a comma, too', '"a comma, too"'],
    ['"quoted"', '"""quoted"""'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['=1+1', "'=1+1"],
    ['+4', "'+4"],
    ['-4', "'-4"],
    ['@sum', "'@sum"],
    ['\t=1', "'\t=1"],
    ['=cmd|"/c calc"!A1', `"'=cmd|""/c calc""!A1"`],
    ['بئر', 'بئر'],
  ])('write %j as %j', (about, written) => {
    expect(recordsCsv([record({ about })])).toContain(`,play USDT,${written},record-1\r\n`);
  });

  it('are read back as they were, and nothing in them is a formula', () => {
    const anyRecord = fc.record({
      id: fc.string(),
      type: fc.constantFrom(...recordTypes),
      amount: fc.bigInt({ min: 1n - 10n ** 18n, max: 10n ** 18n - 1n }),
      currency: fc.constantFrom('USDT' as const, 'INR' as const),
      status: fc.constantFrom(...recordStatuses),
      at: fc.integer({ min: 0, max: 4e12 }),
      about: fc.string({ unit: fc.constantFrom('=', '-', '@', '"', ',', '\r', '\n', '\t', 'a', 'ع') }),
      image: fc.constant(''),
    });
    fc.assert(
      fc.property(fc.array(anyRecord), (records) => {
        const [names, ...rows] = parse(recordsCsv(records));
        expect(names).toHaveLength(7);
        expect(rows).toHaveLength(records.length);
        for (const [index, [time = '', type, status, amount = '', currency, about = '', id = '']] of rows.entries()) {
          const one = records[index] as MoneyRecord;
          expect([Date.parse(time), type, status, currency]).toEqual([
            one.at,
            one.type,
            one.status,
            `play ${one.currency}`,
          ]);
          expect(parseDecimal(amount)).toBe(one.amount);
          expect([one.about, `'${one.about}`]).toContain(about);
          expect([one.id, `'${one.id}`]).toContain(id);
          expect(`${about}${id}`).not.toMatch(/^[=+\-@\t\r\n]/);
        }
      }),
    );
  });
});
