/** A recorded value to unfold: what is short stands on its line. */
import { objectOf, tagOf, textOf, type Plain } from '#inspector/plain.ts';

const isList = (value: Plain): value is readonly Plain[] => Array.isArray(value);

function partsOf(value: Plain): [key: string, part: Plain][] | null {
  if (tagOf(value)) return null;
  if (isList(value)) return value.map((part, index) => [String(index), part]);
  const parts = objectOf(value);
  return parts && Object.entries(parts);
}

/** In the words of the language that the app is written in. */
function leafText(value: Plain): string {
  const tag = tagOf(value);
  if (!tag) return JSON.stringify(value);
  const { what, parts } = tag;
  if (what === 'bigint') return `${textOf(parts['value'])}n`;
  if (what === 'date') return new Date(Number(parts['value'])).toISOString();
  if (what === 'failure') return `Failure(${textOf(parts['kind'])}, ${textOf(parts['code'])})`;
  return [what, ...Object.entries(parts).flatMap(([key, part]) => (key === '$' ? [] : [textOf(part)]))].join(' ');
}

const isAmount = (value: Plain): boolean => tagOf(value)?.what === 'bigint';

export function ValueTree({ value, depth = 0 }: { value: Plain; depth?: number }) {
  const parts = partsOf(value) ?? [];
  return (
    <ul role="list" dir="ltr" className={`font-mono text-xs ${depth > 0 ? 'border-s border-line ps-3' : ''}`}>
      {parts.map(([key, part]) => (
        <li key={key} className="py-0.5 wrap-anywhere">
          <Part name={key} value={part} depth={depth} />
        </li>
      ))}
    </ul>
  );
}

function Part({ name, value, depth }: { name: string; value: Plain; depth: number }) {
  const parts = partsOf(value);
  if (!parts || parts.length === 0)
    return (
      <>
        <span className="text-subtle">{name}: </span>
        {parts ? (
          <span>{isList(value) ? '[]' : '{}'}</span>
        ) : (
          // Hidden where amounts are hidden.
          <span {...(isAmount(value) && { 'data-figure': '' })} className={isAmount(value) ? 'text-link' : ''}>
            {leafText(value)}
          </span>
        )}
      </>
    );
  return (
    <details open={depth < 1}>
      <summary className="cursor-pointer rounded-sm py-0.5">
        <span className="text-subtle">{name}: </span>
        <span className="text-subtle">{isList(value) ? `[${parts.length}]` : `{${parts.length}}`}</span>
      </summary>
      <ValueTree value={value} depth={depth + 1} />
    </details>
  );
}
