import { Notice } from '#components/notice.tsx';
import type { PictureRefusal } from '#domain/letter.ts';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface RefusalNoticeProps {
  refusals: readonly PictureRefusal[];
  most: number;
  /** Bytes. */
  limit: number;
}

function reasons(most: number, limit: number): Record<PictureRefusal['problem'], ReactNode> {
  const megabytes = limit / 1024 / 1024;
  return {
    empty: <Trans>This file is empty</Trans>,
    tooLarge: <Trans>This file is larger than {megabytes} MB</Trans>,
    notPicture: <Trans>This isn't a JPEG, PNG or WebP picture</Trans>,
    tooManyPixels: <Trans>This picture has too many pixels</Trans>,
    unreadable: <Trans>This picture can't be opened</Trans>,
    tooMany: <Plural value={most} one="At most # picture" other="At most # pictures" />,
    noRoom: <Trans>All pictures together exceed {megabytes} MB</Trans>,
  };
}

/** Each file that was not taken, by its name, with the reason; the others are there. */
export function RefusalNotice({ refusals, most, limit }: RefusalNoticeProps) {
  const words = reasons(most, limit);
  return (
    <div data-refused className="mt-3">
      <Notice tone="negative" isLive title={<Trans comment="Title: files that were refused">Not added</Trans>}>
        <ul className="space-y-1">
          {refusals.map(({ name, problem }, index) => (
            <li key={index}>
              {name !== '' && (
                <>
                  <bdi className="wrap-anywhere">{name.length > 60 ? `${name.slice(0, 60)}…` : name}</bdi>
                  {': '}
                </>
              )}
              {words[problem]}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
