/** Tables of the book. */
export interface BookTables {}
