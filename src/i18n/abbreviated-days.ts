/** From Monday, for the heads of narrow columns: in these languages the short names of CLDR are the whole ones. */
export const abbreviatedDays: Readonly<Record<string, readonly string[]>> = {
  pt: ['seg.', 'ter.', 'qua.', 'qui.', 'sex.', 'sáb.', 'dom.'],
  sw: ['Jtatu', 'Jnne', 'Jtano', 'Alh.', 'Ijumaa', 'Jmosi', 'Jpili'],
};
