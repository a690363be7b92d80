/** Whom records are looked for by: accounts on the other side, by a word for each. */
export const counterparties = ['machine', 'escrow', 'promotion', 'exchange', 'faucet', 'hold', 'payout'] as const;
export type Counterparty = (typeof counterparties)[number];

export const isCounterparty = (text: string): text is Counterparty => counterparties.some((one) => one === text);
