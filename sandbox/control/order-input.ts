/** Reads what is sent to the control calls: JSON, or a form of the panel. */
import * as v from 'valibot';
import { bodyLimit, parseFields, readBytes, textOf } from '#sandbox/http/form.ts';
import { RequestProblem } from '#sandbox/http/problem.ts';

const accepted = /^(application\/json|application\/x-www-form-urlencoded)\b/i;

async function readValue(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  const text = textOf(await readBytes(request, bodyLimit)).trim();
  if (text === '') return {};
  if (!accepted.test(type)) throw new RequestProblem(415, 'Send JSON or a form');
  // curl -d calls JSON a form: what looks like JSON is JSON.
  if (!text.startsWith('{'))
    return Object.fromEntries(Object.entries(parseFields(text)).filter(([, value]) => value !== ''));
  try {
    return JSON.parse(text);
  } catch {
    throw new RequestProblem(400, 'The body is not valid JSON');
  }
}

/**
 * The order, checked. Fields that a form leaves empty count as not given.
 * @throws RequestProblem naming the wrong fields.
 */
export async function readOrder<Output>(request: Request, schema: v.GenericSchema<unknown, Output>): Promise<Output> {
  const parsed = v.safeParse(schema, await readValue(request));
  if (parsed.success) return parsed.output;
  const wrong = [...new Set(parsed.issues.map((issue) => v.getDotPath(issue)?.slice(0, 40) ?? 'the whole'))];
  throw new RequestProblem(400, `Not valid: ${wrong.join(', ')}`);
}
