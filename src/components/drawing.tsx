/** Drawings of public/drawings.svg. They take their colours from the theme around them. */
export type DrawingName = 'no-orders' | 'no-income' | 'no-records' | 'offline' | 'not-found' | 'no-permission';

/** A quiet picture for a screen without content; says nothing that the words beside it don't. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg aria-hidden viewBox="0 0 200 150" className="h-36 w-48 text-subtle">
      <use href={`./drawings.svg#${name}`} />
    </svg>
  );
}
