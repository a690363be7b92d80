/** Codes of the Language header (product 1.4). */
const languages: readonly string[] = [
  'en_US',
  'hi_IN',
  'ta_IN',
  'te_IN',
  'kn_IN',
  'mr_IN',
  'gu_IN',
  'tr_TR',
  'es_ES',
  'it_IT',
  'fr_FR',
  'de_DE',
  'pt_PT',
  'sw_KE',
  'ar_AE',
  'si_LK',
  'sq_AL',
];

/** The language asked for; English for none or one that we do not know. */
export const languageOf = (header: string | undefined): string =>
  header !== undefined && languages.includes(header) ? header : 'en_US';
