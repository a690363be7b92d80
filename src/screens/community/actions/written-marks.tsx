import { When } from '#kit/when.tsx';
import { Trans } from '@lingui/react/macro';

/** When it was written, and when it was edited. */
export function WrittenAt({ at, editedAt }: { at: number; editedAt: number | null }) {
  return (
    <>
      <When at={at} />
      {editedAt !== null && (
        <span data-edited className="block">
          <Trans comment="Mark of a post or comment; the argument is a time">
            Edited <When at={editedAt} />
          </Trans>
        </span>
      )}
    </>
  );
}

/** To the author of what the operator hid. */
export const HiddenNote = () => (
  <p className="mt-3 text-sm text-subtle">
    <Trans>Hidden after a report. Only you see it.</Trans>
  </p>
);
