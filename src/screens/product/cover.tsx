import { seenMachine } from '#features/product/seen-machines.ts';
import type { ViewProps } from '#kit/flow-view.ts';
import { pictureOf } from '#machines/purchase/offer.ts';
import type { purchaseMachine } from '#machines/purchase/purchase.machine.ts';

/** The machine's picture: at once where a list has shown it before. */
export function Cover({ snapshot }: ViewProps<typeof purchaseMachine>) {
  const { terms, subject } = snapshot.context;
  const src = terms ? pictureOf(terms) : seenMachine(subject)?.image;
  return (
    <img
      src={src === '' ? undefined : src}
      alt=""
      width={640}
      height={480}
      className="aspect-4/3 max-h-[46dvh] w-full bg-sunken object-cover desk:rounded-2xl"
    />
  );
}
