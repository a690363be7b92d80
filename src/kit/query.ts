import { useSearch } from 'wouter';

/** One value of the address's query; empty when it is not there. */
export const useQuery = (name: string): string => new URLSearchParams(useSearch()).get(name) ?? '';
