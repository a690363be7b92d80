import type { InviteLevel } from '#domain/sharing.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export const levelNames: Readonly<Record<InviteLevel, ReactNode>> = {
  B: <Trans comment="Members whom the member invited">Level B</Trans>,
  C: <Trans comment="Members invited by level B">Level C</Trans>,
  D: <Trans comment="Members invited by level C">Level D</Trans>,
};

/** Who is in it. */
export const levelWords: Readonly<Record<InviteLevel, ReactNode>> = {
  B: <Trans>Invited by you</Trans>,
  C: <Trans>Invited by level B</Trans>,
  D: <Trans>Invited by level C</Trans>,
};
