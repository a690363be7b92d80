/** Files for spreadsheets: RFC 4180. */

/** A text that a spreadsheet would run as a formula gets an apostrophe in front, and is shown as it is. */
export const harmless = (text: string): string => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text);

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** @param rows texts of members through `harmless`; numbers keep their sign. @returns lines that end in CRLF */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
