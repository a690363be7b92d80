import { Trans } from '@lingui/react/macro';

/** Lists that come page by page are searched by the server. */
export const OfflineSearch = () => (
  <p role="status" className="text-sm text-subtle">
    <Trans>You're offline. Searching needs a connection.</Trans>
  </p>
);
