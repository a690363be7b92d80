import type { InviteLevel } from '#domain/sharing.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export const levelNames: Readonly<Record<InviteLevel, ReactNode>> = {
  B: <Trans>Level B</Trans>,
  C: <Trans>Level C</Trans>,
  D: <Trans>Level D</Trans>,
};

/** Who is in it. */
export const levelWords: Readonly<Record<InviteLevel, ReactNode>> = {
  B: <Trans>Invited by you</Trans>,
  C: <Trans>Invited by level B</Trans>,
  D: <Trans>Invited by level C</Trans>,
};
