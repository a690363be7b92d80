import { useAddress } from './address.ts';
import { withQuery } from './with-query.ts';

/** What is looked for, as `?find=` has it, and the way to look for something else in the same place. */
export function useSearchInAddress() {
  const { path, query: asked, navigate } = useAddress();
  const query = new URLSearchParams(asked);
  const addressOf = (text: string): string => {
    const next = new URLSearchParams(query);
    if (text === '') next.delete('find');
    else next.set('find', text);
    return withQuery(path, next);
  };
  return {
    find: (query.get('find') ?? '').trim(),
    clearHref: `#${addressOf('')}`,
    onFind: (text: string) => navigate(addressOf(text), { replace: 'view' }),
  };
}
