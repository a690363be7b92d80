/** Words for which nobody waits: apart from what looks for something newer beside every screen. */
import { appVersion } from '#domain/entry-limits.ts';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** For the toast after a reload that brought what it promised. */
export const runningText = (): string => i18n._(msg`Version ${appVersion.name} is running`);
