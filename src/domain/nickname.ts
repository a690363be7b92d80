/** The name that others see (product 5.12). */

/** Characters of a nickname: code points, after tidying. */
export const nicknameLength = 30;

export type NicknameProblem =
  | 'empty'
  | 'long'
  /** Characters that control or reorder what stands around them. */
  | 'characters';

/** As it is kept: composed, without spaces at its ends. */
export const tidyNickname = (typed: string): string => typed.normalize('NFC').trim();

/** Control characters, half characters, line ends, overrides of direction, and spaces without a width. */
const unruly = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\u200b\u2060-\u206f\ufeff]/u;
/** What shows nothing by itself: a name has to have something beside. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{M}\s]/gu;

/** @param name tidy */
export function nicknameProblem(name: string): NicknameProblem | null {
  if (unruly.test(name)) return 'characters';
  if (name.replace(invisible, '') === '') return 'empty';
  return Array.from(name).length > nicknameLength ? 'long' : null;
}
