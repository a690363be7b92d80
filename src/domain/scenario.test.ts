import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day, hour } from './limits.ts';
import {
  calm,
  faultKinds,
  formatScenario,
  parseScenario,
  payerHabits,
  scenarioLimits,
  scenarios,
  withdrawalEnds,
  type Scenario,
} from './scenario.ts';

const minute = 60_000;

const letters = 'abcXYZ019_-'.split('');
const seed = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 40 });
const part = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 40 });
const call = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'));
const scenario: fc.Arbitrary<Scenario> = fc.record({
  seed: fc.option(seed),
  forward: fc.integer({ min: 0, max: scenarioLimits.forward / minute }).map((minutes) => minutes * minute),
  faults: fc.array(
    fc.record({
      path: fc.oneof(
        fc.constant('*'),
        call.map((path) => `/api/${path}`),
      ),
      fault: fc.constantFrom(...faultKinds),
      times: fc.integer({ min: 1, max: scenarioLimits.times }),
      ms: fc.integer({ min: 0, max: scenarioLimits.ms }),
    }),
    { maxLength: scenarioLimits.faults },
  ),
  deposit: fc.option(fc.constantFrom(...payerHabits)),
  withdrawal: fc.option(fc.constantFrom(...withdrawalEnds)),
  earnings: fc.option(fc.constant('none')),
  promotion: fc.option(fc.constant('empty')),
});

it('reads back every scenario that it writes, and an address holds it as it is', () => {
  fc.assert(
    fc.property(scenario, (one) => {
      const text = formatScenario(one);
      expect(parseScenario(text)).toEqual(one);
      expect(text).toMatch(/^[\w.,*/-]+$/);
      expect(new URL(`https://dayrent.example/#/wallet?scenario=${text}`).hash).toBe(`#/wallet?scenario=${text}`);
    }),
  );
});

it('reads nothing, or something that it writes the same way again, from any text', () => {
  const pieces = fc.constantFrom('seed', 'forward', 'slow', 'offline', '*', 'x3', '4d', '7h', '.', ',', '/', '9', '');
  fc.assert(
    fc.property(
      fc.array(pieces).map((parts) => parts.join('')),
      (text) => {
        const read = parseScenario(text);
        if (read) expect(parseScenario(formatScenario(read))).toEqual(read);
      },
    ),
  );
});

describe('the text', () => {
  it.each<[string, Partial<Scenario>]>([
    ['seed.dayrent', { seed: 'dayrent' }],
    ['forward.4d7h30m', { forward: 4 * day + 7 * hour + 30 * minute }],
    ['forward.90m', { forward: 90 * minute }],
    ['deposit.partial,withdrawal.overdue', { deposit: 'partial', withdrawal: 'overdue' }],
    ['earnings.none,promotion.empty', { earnings: 'none', promotion: 'empty' }],
    [
      'lost-reply.assets/mine/order/create',
      { faults: [{ path: '/api/assets/mine/order/create', fault: 'lost-reply', times: 1, ms: 3_000 }] },
    ],
    ['duplicate.money', { faults: [{ path: 'money', fault: 'duplicate', times: 1, ms: 3_000 }] }],
    ['error-before.*.x20', { faults: [{ path: '*', fault: 'error-before', times: 20, ms: 3_000 }] }],
    [
      'slow.assets/wallet/summary.8000.x3',
      { faults: [{ path: '/api/assets/wallet/summary', fault: 'slow', times: 3, ms: 8_000 }] },
    ],
  ])('%s', (text, expected) => {
    expect(parseScenario(text)).toEqual({ ...calm, ...expected });
  });

  it.each([
    '',
    ',',
    'seed',
    'seed.',
    'seed.a.b',
    'seed.a b',
    `seed.${'a'.repeat(41)}`,
    'seed.a,seed.b',
    'forward.',
    'forward.d',
    'forward.1h2d',
    'forward.-1d',
    'forward.1.5d',
    'forward.400d1m',
    'forward.9999d',
    'slow./api/assets/wallet',
    'slow.assets//wallet',
    'deposit.all',
    'earnings.usual',
    'fire.*',
    'html',
    'slow.*.120001',
    'slow.*.x0',
    'slow.*.x1001',
    'slow.*.x3.8000',
    'slow.*.1.2',
    'slow.../sandbox',
    'slow.a?b',
    'toString',
    '__proto__.x',
    'lost-reply,seed.dayrent',
    'Lost-Reply',
    Array.from({ length: 21 }, () => 'html.*').join(),
  ])('“%s” says nothing', (text) => {
    expect(parseScenario(text)).toBeNull();
  });
});

it.each(scenarios)('$name is a scenario by its name', ({ name, text }) => {
  expect(parseScenario(name)).toEqual(parseScenario(text));
  expect(parseScenario(text)).not.toBeNull();
});
