import type { ReactNode } from 'react';

interface KeyNumber {
  id: string;
  value: ReactNode;
  label: ReactNode;
}

/** The few numbers that a decision rests on, two in a row on a phone. */
export const KeyNumbers = ({ numbers }: { numbers: readonly KeyNumber[] }) => (
  <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-px overflow-hidden rounded-xl bg-line shadow-card">
    {numbers.map(({ id, value, label }) => (
      <div key={id} data-number={id} className="flex flex-col-reverse justify-end bg-raised p-4">
        <dt className="mt-1 text-sm text-subtle">{label}</dt>
        <dd className="text-xl font-bold">{value}</dd>
      </div>
    ))}
  </dl>
);
