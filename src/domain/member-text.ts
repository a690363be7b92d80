/**
 * What members write for others to read: posts, comments and the like (product 13.5, 13.9). One rule for all of it,
 * held on the device and on the server.
 */

export type TextProblem =
  | 'empty'
  | 'long'
  /** Characters that control or reorder what stands around them. */
  | 'characters';

/** As it is kept: composed, line ends of one kind, at most one empty line in a row, nothing empty at its ends. */
export const tidyText = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Control characters but tab and line end, half characters, and overrides of direction; marks of direction may stay. */
const unruly = /[^\P{Cc}\t\n]|[\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/u;
/** What shows nothing by itself. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{M}\s]/gu;

/**
 * @param text tidy
 * @param most code points
 */
export function textProblem(text: string, most: number): TextProblem | null {
  if (unruly.test(text)) return 'characters';
  if (text.replace(invisible, '') === '') return 'empty';
  return Array.from(text).length > most ? 'long' : null;
}
