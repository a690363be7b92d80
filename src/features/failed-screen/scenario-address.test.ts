import { parseScenario, scenarios } from '#domain/scenario.ts';
import { describe, expect, it, vi } from 'vitest';
import { withoutScenario, withScenario } from './scenario-address.ts';

describe('an address', () => {
  it.each([
    ['/index?scenario=lost-reply', '/index'],
    ['/user/withdraw?way=usdt&scenario=seed.a,forward.1d', '/user/withdraw?way=usdt'],
    ['/user/record?scenario=offline&type=1', '/user/record?type=1'],
    ['/index?scenario', '/index'],
    ['/index?%73cenario=x&scenario=y', '/index'],
    ['/?scenario=x', '/'],
    ['/mine', '/mine'],
    ['/user/login?from=%2Fmine%3Fa%3D1', '/user/login?from=%2Fmine%3Fa%3D1'],
  ])('%s leads on to %s', (address, bare) => expect(withoutScenario(address)).toBe(bare));

  it('keeps the rest on phones before 2023, where parameters have no size', () => {
    const size = vi.spyOn(URLSearchParams.prototype, 'size', 'get').mockReturnValue(undefined as unknown as number);
    expect(withoutScenario('/user/record?scenario=offline&type=1')).toBe('/user/record?type=1');
    size.mockRestore();
  });

  it('gets another scenario in the place of its own', () => {
    expect(withScenario('/index', 'seed.a,forward.1d')).toBe('/index?scenario=seed.a,forward.1d');
    expect(withScenario('/user/record?type=1&scenario=offline', 'slow.*.8000.x3')).toBe(
      '/user/record?type=1&scenario=slow.*.8000.x3',
    );
  });

  it.each(scenarios)('says $name so that it can be read again', ({ text }) => {
    const [, query] = withScenario('/user/record?type=1', text).split('?');
    const read = new URLSearchParams(query).get('scenario') ?? '';
    expect(parseScenario(read)).toEqual(parseScenario(text));
  });
});
