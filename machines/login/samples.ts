/** What login is given, for its test and its walk. */
import type { Country } from '#domain/member.ts';

export const countries: readonly Country[] = [
  { code: 'IN', dial: '91', name: 'India' },
  { code: 'EG', dial: '20', name: 'Egypt' },
];
