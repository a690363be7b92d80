/** Tables of 0002-access.ts. */
export interface AccessTables {}
