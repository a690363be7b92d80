import type { ImageProblem } from '#domain/image.ts';
import { uploadLimit } from '#domain/limits.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

const megabytes = uploadLimit.avatar / 1024 / 1024;

/** Why a file is not taken. */
export const problemWords: Record<ImageProblem, ReactNode> = {
  empty: <Trans>This file is empty</Trans>,
  tooLarge: <Trans>This file is larger than {megabytes} MB</Trans>,
  notPicture: <Trans>This isn't a JPEG, PNG or WebP picture</Trans>,
  tooManyPixels: <Trans>This picture has too many pixels</Trans>,
  unreadable: <Trans>This picture can't be opened</Trans>,
};
