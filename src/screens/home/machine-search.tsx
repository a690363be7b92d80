import { Button } from '#components/button.tsx';
import { SearchField } from '#features/find/search-field.tsx';
import { useIsReachable } from '#kit/services.tsx';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';

interface MachineSearchProps {
  find: string;
  onFind: (text: string) => void;
}

/** Looks for machines by name, among those that were read. */
export function MachineSearch({ find, onFind }: MachineSearchProps) {
  const [text, setText] = useState(find);
  const isReachable = useIsReachable();
  return (
    <form
      role="search"
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onFind(text.trim());
      }}
    >
      <div className="min-w-0 flex-1 basis-48">
        <SearchField
          text={text}
          onType={setText}
          hint={!isReachable && <Trans>You're offline. Only machines on this device are searched.</Trans>}
        />
      </div>
      <Button type="submit" variant="secondary">
        <Trans comment="Field or button: finds by a text">Search</Trans>
      </Button>
    </form>
  );
}
