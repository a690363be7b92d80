/** Rewrites what the server answers: the contract's schemas say where a text, or a link, stands. */
import type { Page } from '@playwright/test';
import { contract } from '#contract/contract.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { text } from '#contract/wire.ts';
import { answerOf } from './answer-of.ts';

/** A valibot schema, as far as it is walked here. */
interface Schema {
  type: string;
  entries?: Record<string, Schema>;
  item?: Schema;
  wrapped?: Schema;
  options?: readonly Schema[];
  pipe?: readonly Schema[];
}

type Replace = (kept: string, field: string) => string;

/** Fields whose text is an address, for `href`, `src` or `window.open`. */
export const isLinkField = (field: string): boolean => /^(?:src|poster|href|link)$|img$|url/i.test(field);

function rewritten(schema: Schema, value: unknown, field: string, replace: Replace): unknown {
  if (value === null || value === undefined) return value;
  if (typeof value === 'string') {
    const isText = (one: Schema): boolean =>
      one === (text as unknown) ||
      (one.wrapped !== undefined && isText(one.wrapped)) ||
      one.pipe?.[0] === (text as unknown);
    return isText(schema) ? replace(value, field) : value;
  }
  if (schema.wrapped) return rewritten(schema.wrapped, value, field, replace);
  if (Array.isArray(value)) {
    const { item } = schema;
    return item ? value.map((one: unknown) => rewritten(item, one, field, replace)) : value;
  }
  const { entries } = schema;
  if (!entries || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      entries[name] ? rewritten(entries[name], one, name, replace) : one,
    ]),
  );
}

const endpoints = new Map(
  Object.values(contract)
    .flatMap((backend): Endpoint[] => Object.values(backend))
    .map((endpoint) => [`${endpoint.method} /api/${endpoint.backend}/${endpoint.path}`, endpoint]),
);

/** From now on every reply of the page has other texts. @returns how many were replaced so far */
export async function rewriteReplies(page: Page, replace: Replace): Promise<() => number> {
  let replaced = 0;
  const counted: Replace = (kept, field) => {
    const given = replace(kept, field);
    if (given !== kept) replaced += 1;
    return given;
  };
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    const endpoint = endpoints.get(`${request.method()} ${new URL(request.url()).pathname}`);
    if (!endpoint) return route.continue();
    const response = await answerOf(route);
    const reply = (await response.json()) as { code: number; data: unknown };
    if (reply.code !== 200) return route.fulfill({ response });
    const schema = endpoint.reply as unknown as Schema;
    const given =
      endpoint.covers === 'envelope'
        ? { ...reply, ...(rewritten(schema, reply, '', counted) as object) }
        : { ...reply, data: rewritten(schema, reply.data, '', counted) };
    return route.fulfill({ response, json: given });
  });
  return () => replaced;
}
