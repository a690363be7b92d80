/** Tables of 0003-content.ts. */
export interface ContentTables {}
