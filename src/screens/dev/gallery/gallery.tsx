/** Every state of every flow, in any language, theme and width. With `?flow=` and `?state=` one of them alone. */
import { useQuery } from '#kit/query.ts';
import { GalleryIndex } from './gallery-index.tsx';
import { SpecimenView } from './specimen-view.tsx';

export default function Gallery() {
  const flow = useQuery('flow');
  const state = useQuery('state');
  const theme = useQuery('theme');
  return flow === '' ? <GalleryIndex /> : <SpecimenView flow={flow} state={state} theme={theme} />;
}
