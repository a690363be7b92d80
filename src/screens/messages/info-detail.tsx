import { useQuery } from '#kit/query.ts';
import { Screen } from '#kit/screen.tsx';
import { useLingui } from '@lingui/react/macro';
import { BulletinCard, NoBulletin } from './bulletin.tsx';

/** `?id=`, a news item in full. */
export default function InfoDetail() {
  const { t } = useLingui();
  const id = useQuery('id');
  return (
    <Screen title={t({ message: 'News', comment: 'Articles about machines' })}>
      {id === '' ? <NoBulletin /> : <BulletinCard id={id} />}
    </Screen>
  );
}
