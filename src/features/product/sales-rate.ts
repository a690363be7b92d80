import { createContext } from 'react';

/** Rupees for one USDT, millionths; null: prices are shown in USDT. */
export const SalesRate = createContext<bigint | null>(null);
