import { loadNews, loadPictures } from '#api/messages.ts';
import { EmptyState } from '#components/empty-state.tsx';
import { ListRowBody } from '#components/list-row.tsx';
import { Picture } from '#components/picture.tsx';
import { SkeletonBlock, SkeletonList } from '#components/skeleton.tsx';
import { VirtualList } from '#components/virtual-list.tsx';
import { NothingFound } from '#features/find/nothing-found.tsx';
import { SearchForm } from '#features/find/search-form.tsx';
import { Figure } from '#kit/figure.tsx';
import { PagedList } from '#kit/paged-list.tsx';
import { Resource } from '#kit/resource.tsx';
import { Screen } from '#kit/screen.tsx';
import { useSearchInAddress } from '#kit/search-in-address.ts';
import { When } from '#kit/when.tsx';
import { Trans, useLingui } from '@lingui/react/macro';

/** News, newest first; `?find=` those that have a text. */
export default function NewsList() {
  const { t } = useLingui();
  const { find, clearHref, onFind } = useSearchInAddress();
  return (
    <Screen title={t`News`}>
      <Resource
        load={(client) => loadPictures(client, 'news')}
        skeleton={<SkeletonBlock height="13rem" />}
        failed={() => <></>}
      >
        {(pictures) => (
          <Figure of={pictures}>
            {(list) => list.map(({ id, image, title }) => <Picture key={id} src={image} alt={title} size="wide" />)}
          </Figure>
        )}
      </Resource>
      <SearchForm find={find} onFind={onFind} />
      <PagedList
        loadPage={(client, pageNum) => loadNews(client, pageNum, find)}
        changedBy="notices"
        skeleton={<SkeletonList rows={5} kind="machine" />}
        empty={
          find === '' ? (
            <EmptyState drawing="no-records" title={<Trans>No news yet</Trans>}>
              <Trans>News about machines appears here.</Trans>
            </EmptyState>
          ) : (
            <NothingFound clearHref={clearHref} />
          )
        }
      >
        {(page) => (
          <Figure of={page}>
            {({ list }) => (
              <VirtualList
                rows={list}
                row={({ id, title, summary, image, at }) => (
                  <div className="overflow-hidden rounded-lg bg-raised shadow-card">
                    <ListRowBody
                      href={`#/info/detail?id=${encodeURIComponent(id)}`}
                      leading={image === '' ? undefined : <Picture src={image} alt="" size="thumb" />}
                      title={<span dir="auto">{title}</span>}
                      detail={
                        <>
                          <span dir="auto" className="line-clamp-2">
                            {summary}
                          </span>
                          <When at={at} />
                        </>
                      }
                      hasArrow
                    />
                  </div>
                )}
              />
            )}
          </Figure>
        )}
      </PagedList>
    </Screen>
  );
}
