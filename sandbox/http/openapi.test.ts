import { describe, expect, it } from 'vitest';
import { contract } from '#contract/contract.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { openApiDocument } from './openapi.ts';

type Json = Record<string, unknown>;

const document = openApiDocument() as {
  openapi: string;
  info: Json;
  paths: Record<string, Record<string, Json>>;
  components: Json;
};
const endpoints = Object.values(contract).flatMap((backend) => Object.entries<Endpoint>(backend));
const operationOf = (endpoint: Endpoint): Json | undefined =>
  document.paths[`/api/${endpoint.backend}/${endpoint.path}`]?.[endpoint.method.toLowerCase()];

/** Every value of the document with its path. */
function* walk(value: unknown, path = '#'): Generator<[string, Json]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [path, value as Json];
  for (const [key, child] of Object.entries(value)) yield* walk(child, `${path}/${key}`);
}

const resolve = (reference: string): unknown =>
  reference
    .slice(2)
    .split('/')
    .reduce<unknown>((value, key) => (value as Json | undefined)?.[key], document);

describe('the OpenAPI document', () => {
  it('is version 3.1 with a title and a version', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
  });

  it.each(endpoints)('describes %s', (name, endpoint) => {
    const operation = operationOf(endpoint) ?? {};
    expect(operation).toMatchObject({
      operationId: name,
      summary: endpoint.about,
      'x-origin': endpoint.origin,
      security: endpoint.auth === 'member' ? [{ token: [] }] : [],
    });
    const responses = operation['responses'] as Json;
    expect('401' in responses).toBe(endpoint.auth === 'member');
    expect('requestBody' in operation).toBe(endpoint.method === 'POST');
    const parameters = (operation['parameters'] as { $ref?: string }[]).map(({ $ref }) => $ref);
    expect(parameters.includes('#/components/parameters/IdempotencyKey')).toBe(endpoint.money === true);
  });

  it('has no path that the contract lacks, and each operation id once', () => {
    expect(Object.keys(document.paths)).toHaveLength(
      new Set(endpoints.map(([, { backend, path }]) => `${backend}/${path}`)).size,
    );
    const ids = endpoints.map(([, endpoint]) => operationOf(endpoint)?.['operationId']);
    expect(new Set(ids).size).toBe(endpoints.length);
  });

  it('leads to something with every reference', () => {
    const references = [...walk(document)].flatMap(([, value]) =>
      typeof value['$ref'] === 'string' ? [value['$ref']] : [],
    );
    expect(references.length).toBeGreaterThan(0);
    for (const reference of references) expect(resolve(reference), reference).toBeDefined();
  });

  it('holds only schemas that JSON Schema 2020-12 knows', () => {
    const types = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']);
    for (const [path, value] of walk(document)) {
      if (!path.includes('schema')) continue;
      if (typeof value['type'] === 'string' && !('in' in value)) expect(types.has(value['type']), path).toBe(true);
      if (Array.isArray(value['required']) && 'properties' in value) {
        for (const name of value['required']) expect(Object.keys(value['properties'] as Json), path).toContain(name);
      }
      if (typeof value['pattern'] === 'string')
        expect(() => new RegExp(String(value['pattern']), 'u'), path).not.toThrow();
    }
  });

  it('gives amounts as decimal strings and counts in forms as integers', () => {
    const buy = operationOf(contract.assets.createOrder)?.['requestBody'] as Json;
    const schema = (buy['content'] as Record<string, Json>)['application/x-www-form-urlencoded']?.['schema'] as Json;
    expect(schema['properties']).toMatchObject({
      price: { type: 'string', pattern: expect.stringContaining('{1,6}') },
      validDays: { type: 'integer', minimum: 1 },
    });
    expect(schema['additionalProperties']).toBe(false);
  });

  it('gives a file as bytes beside the fields', () => {
    const upload = operationOf(contract.user.modifyHead)?.['requestBody'] as Json;
    expect(upload).toMatchObject({
      required: true,
      content: {
        'multipart/form-data': {
          schema: { properties: { img: { type: 'string' } }, required: ['img'], additionalProperties: false },
        },
      },
    });
  });

  it('gives several files as a list of them', () => {
    const upload = operationOf(contract.square.addPost)?.['requestBody'] as Json;
    const img = { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: 9 };
    expect(upload).toMatchObject({
      content: { 'multipart/form-data': { schema: { properties: { img }, required: ['draftId', 'content', 'img'] } } },
    });
  });

  it('puts the token of sign-in into msg', () => {
    const login = JSON.stringify(operationOf(contract.user.login)?.['responses']);
    expect(login).toContain('"msg":{"type":"string","minLength":40');
  });
});
