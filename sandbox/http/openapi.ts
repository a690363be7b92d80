/** OpenAPI 3.1 of the contract: the same schemas that the client reads with and the sandbox answers by. */
import { toJsonSchema, type ConversionConfig, type JsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { contract } from '#contract/contract.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { headers } from '#domain/headers.ts';
import { amount } from '#contract/amount-wire.ts';
import { appVersion } from '#domain/entry-limits.ts';

type Described = Record<string, unknown>;

const amountSchema: JsonSchema = {
  type: 'string',
  pattern: '^-?\\d{1,12}(\\.\\d{1,6})?$',
  description: 'Decimal amount, at most six places',
};

const conversion: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  // Checks and transforms have no counterpart in JSON Schema; the shapes on the wire are complete without them.
  errorMode: 'ignore',
  overrideSchema: ({ valibotSchema }) => (valibotSchema === amount.pipe[0] ? amountSchema : undefined),
  overrideAction: ({ jsonSchema }) => secretMarked(jsonSchema),
};

/** A keyword of ours begins with `x-`, as OpenAPI asks. */
function secretMarked({ secret, ...schema }: JsonSchema & { secret?: string }): JsonSchema | undefined {
  return secret === undefined ? undefined : ({ ...schema, 'x-secret': secret } as JsonSchema);
}

function wireSchema(schema: v.GenericSchema): Described {
  const { $schema: _, ...rest } = toJsonSchema(schema, conversion);
  return rest as Described;
}

const envelopeOf = (endpoint: Endpoint): Described => {
  const reply = wireSchema(endpoint.reply);
  const covered =
    endpoint.covers === 'envelope' ? (reply['properties'] as Described) : { msg: { type: 'string' }, data: reply };
  return {
    type: 'object',
    properties: { code: { type: 'integer', const: 200 }, ...covered },
    required: ['code', 'msg', 'data'],
  };
};

function parametersOf(endpoint: Endpoint): Described[] {
  const parameters: Described[] = [{ $ref: '#/components/parameters/Language' }];
  if (endpoint.money) parameters.push({ $ref: '#/components/parameters/IdempotencyKey' });
  if (endpoint.method === 'GET') {
    const input = wireSchema(endpoint.input);
    const required = new Set((input['required'] as string[] | undefined) ?? []);
    for (const [name, schema] of Object.entries((input['properties'] as Described | undefined) ?? {})) {
      parameters.push({ name, in: 'query', required: required.has(name), schema });
    }
  }
  return parameters;
}

function bodyOf({ input, multipart }: Endpoint): Described {
  const form = { ...wireSchema(input), additionalProperties: false } as Described;
  const properties = (form['properties'] as Described | undefined) ?? {};
  if (!multipart) {
    const required = Object.keys(properties).length > 0;
    return { required, content: { 'application/x-www-form-urlencoded': { schema: form } } };
  }
  const { field, limit, least = 1, most = 1 } = multipart;
  const file = { type: 'string', contentMediaType: 'application/octet-stream', description: `At most ${limit} bytes` };
  const schema = {
    ...form,
    properties: {
      ...properties,
      [field]: most === 1 ? file : { type: 'array', items: file, minItems: least, maxItems: most },
    },
    required: [...((form['required'] as string[] | undefined) ?? []), ...(least > 0 ? [field] : [])],
  };
  return { required: true, content: { 'multipart/form-data': { schema } } };
}

function operationOf(name: string, endpoint: Endpoint): Described {
  const json = (schema: Described) => ({ 'application/json': { schema } });
  return {
    operationId: name,
    tags: [endpoint.backend],
    summary: endpoint.about,
    'x-origin': endpoint.origin,
    security: endpoint.auth === 'member' ? [{ token: [] }] : [],
    parameters: parametersOf(endpoint),
    ...(endpoint.method === 'POST' && { requestBody: bodyOf(endpoint) }),
    responses: {
      200: {
        description: 'Done (code 200), or refused for good (any other code, data null)',
        headers: { [headers.serverTime]: { $ref: '#/components/headers/ServerTime' } },
        content: json({ anyOf: [envelopeOf(endpoint), { $ref: '#/components/schemas/Refusal' }] }),
      },
      400: { $ref: '#/components/responses/Failed' },
      ...(endpoint.auth === 'member' && { 401: { $ref: '#/components/responses/Unauthorized' } }),
      500: { $ref: '#/components/responses/Failed' },
    },
  };
}

const refusalContent = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } };

const components: Described = {
  securitySchemes: { token: { type: 'apiKey', in: 'header', name: headers.token } },
  parameters: {
    Language: {
      name: headers.language,
      in: 'header',
      required: false,
      description: 'For example en_US; an unknown one counts as en_US',
      schema: { type: 'string' },
    },
    IdempotencyKey: {
      name: headers.intent,
      in: 'header',
      required: true,
      description: 'Intent id. A repeated one gives the first answer again; with another payload it is refused (422)',
      schema: { type: 'string', format: 'uuid' },
    },
  },
  headers: {
    ServerTime: { description: 'Sandbox clock at the reply, ms since the epoch', schema: { type: 'integer' } },
  },
  schemas: {
    Refusal: {
      type: 'object',
      properties: { code: { type: 'integer', not: { const: 200 } }, msg: { type: 'string' }, data: { type: 'null' } },
      required: ['code', 'msg', 'data'],
    },
  },
  responses: {
    Unauthorized: { description: 'No valid session (code 401 too)', content: refusalContent },
    Failed: { description: 'Malformed request or server error (code as the status)', content: refusalContent },
  },
};

const backends: Record<keyof typeof contract, string> = {
  user: 'The member: sign-in, registration, profile, security, sessions, payees, feedback',
  assets: 'The wallet: balances, records, recharges, withdrawals, exchanges, orders, machines, coupons, transparency',
  income: "What machines pay: the day's incomes, and collecting them",
  messages: 'Messages, news, releases, invitations and the team',
  square: 'The community: posts, comments, likes, reports and blocked members',
};

/** The document that `GET /api/openapi.json` answers. */
export function openApiDocument(): Described {
  const paths: Record<string, Described> = {};
  for (const [backend, endpoints] of Object.entries(contract)) {
    for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
      const path = `/api/${backend}/${endpoint.path}`;
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(name, endpoint) };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Dayrent sandbox',
      version: appVersion.name,
      description:
        'Play money only. Five backends on one origin; business errors answer HTTP 200 with another code than 200.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: Object.entries(backends).map(([name, description]) => ({ name, description })),
    paths,
    components,
  };
}

let text: string | null = null;

/** The same as JSON: made once, since it takes long and is asked for by anybody. */
export const openApiText = (): string => (text ??= JSON.stringify(openApiDocument()));
