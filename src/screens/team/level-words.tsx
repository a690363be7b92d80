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
  B: <Trans>You invited them</Trans>,
  C: <Trans>Level B invited them</Trans>,
  D: <Trans>Level C invited them</Trans>,
};
