/** Every value inside a value, itself first. */
export function* valuesIn(value: unknown): Generator<unknown> {
  yield value;
  if (typeof value !== 'object' || value === null) return;
  for (const part of Object.values(value)) yield* valuesIn(part);
}
