import { useIsReachable } from '#kit/services.tsx';
import { useState, type ReactNode } from 'react';
import { OfflineSearch } from './offline-search.tsx';
import { SearchButton, SearchField } from './search-field.tsx';

interface SearchFormProps {
  /** As the address has it. */
  find: string;
  /** What is searched without a network; by default nothing is. */
  offline?: ReactNode;
  onFind: (text: string) => void;
}

/** Looks for a text in a list; by a button, since another search is another address. */
export function SearchForm({ find, offline, onFind }: SearchFormProps) {
  const [text, setText] = useState(find);
  const isReachable = useIsReachable();
  const isOpen = isReachable || offline !== undefined;
  return (
    <form
      role="search"
      className="space-y-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        if (isOpen) onFind(text.trim());
      }}
    >
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-48">
          <SearchField text={text} onType={setText} />
        </div>
        <SearchButton disabled={!isOpen} />
      </div>
      {!isReachable && (offline ?? <OfflineSearch />)}
    </form>
  );
}
