/** The whole of an amount, in basis points. */
export const wholeShare = 10_000n;

/** Basis points as a text has them: `500n` is 5. */
export const percentOf = (basisPoints: bigint): number => Number(basisPoints) / 100;
