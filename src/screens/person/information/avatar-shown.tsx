import { Avatar } from '#components/avatar.tsx';
import { Button } from '#components/button.tsx';
import { Notice } from '#components/notice.tsx';
import { uploadLimit } from '#domain/limits.ts';
import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import type { AvatarViewProps } from './avatar-view.ts';
import { problemWords } from './problem-words.tsx';

const megabytes = uploadLimit.avatar / 1024 / 1024;

/** The picture that there is, and the choice of another file. */
export function AvatarShown({ snapshot, send, picture, name }: AvatarViewProps) {
  const input = useRef<HTMLInputElement>(null);
  const { problem } = snapshot.context;
  return (
    <div className="flex flex-col items-center gap-3 text-center">
      <Avatar src={picture} name={name} size="huge" />
      {problem && (
        <div className="w-full text-start">
          <Notice tone="negative" isLive title={problemWords[problem]}>
            <Trans>Your picture is unchanged. Choose another file.</Trans>
          </Notice>
        </div>
      )}
      <Button variant="secondary" isBusy={snapshot.matches('reading')} onClick={() => input.current?.click()}>
        <Trans comment="Button: picks another profile picture">Change picture</Trans>
      </Button>
      {/* Pressed by the button: its own words are the browser's, in the browser's language. */}
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) send({ type: 'file.choose', file });
          // The same file again is a choice too.
          currentTarget.value = '';
        }}
      />
      <p className="text-sm text-subtle">
        <Trans>JPEG, PNG or WebP, up to {megabytes} MB a file. Where it was taken isn't sent.</Trans>
      </p>
    </div>
  );
}
