/** Machines that a list has shown in this life of the page: their page begins with what is known, without a jump. */
import type { Product } from '#domain/product.ts';

type Seen = Pick<Product, 'name' | 'image'>;

const seen = new Map<string, Seen>();

/** What everybody may see: nothing of a member is kept. */
export const sawMachine = ({ id, name, image }: Product): void => void seen.set(id, { name, image });

export const seenMachine = (id: string): Seen | undefined => seen.get(id);
