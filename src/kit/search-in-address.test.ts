import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { addressAt, AddressContext } from './address.ts';
import { useSearchInAddress } from './search-in-address.ts';

const Clearing = () => useSearchInAddress().clearHref;

function clearedAt(address: string): string {
  const value = addressAt(address, () => undefined);
  return renderToStaticMarkup(createElement(AddressContext, { value }, createElement(Clearing)));
}

it.each([
  ['/index/machines?find=wind', '#/index/machines'],
  ['/index/machines?find=wind&sort=price', '#/index/machines?sort=price'],
])('%s is cleared by %s', (address, href) => expect(clearedAt(address)).toBe(href));

it('leaves no empty query on phones before 2023, where parameters have no size', () => {
  const size = vi.spyOn(URLSearchParams.prototype, 'size', 'get').mockReturnValue(undefined as unknown as number);
  expect(clearedAt('/index/machines?find=wind')).toBe('#/index/machines');
  size.mockRestore();
});
