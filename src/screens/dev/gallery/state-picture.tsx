import type { Kind } from './walk.ts';

const marks: Record<Kind, string> = {
  screen: 'M5 6.5h6M5 10h10v6H5ZM5 19.5h10M5 22.5h7',
  form: 'M5 7h4M5 9.5h10v3H5ZM5 15h4M5 17.5h10v3H5Z',
  sheet: 'M2 13.5c0-1.1.9-2 2-2h12c1.1 0 2 .9 2 2M6 16h8M6 19h8M6 22h4',
  wait: 'M10 9.5a4.5 4.5 0 1 1-4.5 4.5',
  trouble: 'M10 9v6M10 18.5v.1',
  done: 'm6 14.5 3 3 5.5-6.5',
};

const tones: Record<Kind, string> = {
  screen: 'text-subtle',
  form: 'text-link',
  sheet: 'text-link',
  wait: 'text-subtle',
  trouble: 'text-negative',
  done: 'text-positive',
};

/** A small phone with what kind of state it stands in; the name beside it says the rest. */
export const StatePicture = ({ kind }: { kind: Kind }) => (
  <svg
    aria-hidden
    viewBox="0 0 20 28"
    className={`h-7 w-5 shrink-0 fill-none stroke-current ${tones[kind]}`}
    strokeWidth={1.4}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <rect x="1" y="1" width="18" height="26" rx="3" className="stroke-edge" />
    <path d={marks[kind]} />
  </svg>
);
