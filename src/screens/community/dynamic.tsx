import { feedReader } from '#api/square.ts';
import { EmptyState } from '#components/empty-state.tsx';
import { iconLook } from '#components/icon-button.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { VirtualList } from '#components/virtual-list.tsx';
import { NothingFound } from '#features/find/nothing-found.tsx';
import { SearchForm } from '#features/find/search-form.tsx';
import { Figure } from '#kit/figure.tsx';
import { FlowFrame } from '#kit/frame.tsx';
import { withChanges } from '#domain/own-changes.ts';
import { WaitingLine } from '#features/outbox/waiting.tsx';
import { PagedList } from '#kit/paged-list.tsx';
import { note, placeHere } from '#kit/place.ts';
import { useQuery } from '#kit/query.ts';
import { Screen } from '#kit/screen.tsx';
import { useSearchInAddress } from '#kit/search-in-address.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { SquarePen } from 'lucide-react';
import { useState } from 'react';
import { ActionSheet } from './actions/action-sheet.tsx';
import { ActionsContext } from './actions/actions.ts';
import { useWrittenActions } from './actions/written-actions.ts';
import { useFeedMarks } from './feed-marks.ts';
import { PostCard, PostSkeleton } from './post-card.tsx';

/** Posts that a phone shows: a start draws no more, unless a link leads to one further down. */
const inSight = 4;

export const early = (query: URLSearchParams) => ({ list: feedReader(query.get('find') ?? '') });

/** The community feed; `?post=` opens the comments of one, `?find=` shows those with a text. Back opens those that were left open. */
export default function Dynamic() {
  const { t } = useLingui();
  const { find, clearHref, onFind } = useSearchInAddress();
  const [loadPage] = useState(() => feedReader(find));
  const asked = useQuery('post');
  const [place] = useState(placeHere);
  const [openPost, setOpenPost] = useState(place.unfolded ?? asked);
  const toggle = (id: string) => {
    const unfolded = id === openPost ? '' : id;
    note(place, { unfolded });
    setOpenPost(unfolded);
  };
  const { mark, marked } = useFeedMarks();
  const { snapshot, send, actions, reading } = useWrittenActions();
  return (
    <FlowFrame of={snapshot} view={null}>
      <ActionsContext value={actions}>
        <Screen
          title={t({ message: 'Community', comment: 'Tab and screen: posts of members' })}
          trailing={
            <a
              href="#/user/addynamic"
              aria-label={t({ message: 'New post', comment: 'Opens the form for a post, and its title' })}
              className={iconLook}
            >
              <SquarePen aria-hidden className="size-5.5" />
            </a>
          }
        >
          <WaitingLine />
          <SearchForm find={find} onFind={onFind} />
          <PagedList
            key={reading}
            loadPage={loadPage}
            skeleton={
              <Skeleton>
                <PostSkeleton hasPicture />
                <PostSkeleton />
                <PostSkeleton hasPicture />
              </Skeleton>
            }
            empty={find === '' ? <NoPosts /> : <NothingFound clearHref={clearHref} />}
          >
            {(page) => (
              <Figure of={page}>
                {({ list }) => (
                  <VirtualList
                    rows={withChanges(list, actions.changes)}
                    {...(asked === '' && { first: inSight })}
                    row={(post) => (
                      <PostCard
                        post={marked(post, page.at)}
                        isOpen={post.id === openPost}
                        onToggle={() => toggle(post.id)}
                        onMark={mark}
                      />
                    )}
                  />
                )}
              </Figure>
            )}
          </PagedList>
          <ActionSheet snapshot={snapshot} send={send} />
        </Screen>
      </ActionsContext>
    </FlowFrame>
  );
}

const NoPosts = () => (
  <EmptyState
    drawing="no-records"
    title={<Trans>No posts yet</Trans>}
    action={
      <LinkButton href="#/user/addynamic">
        <Trans>Write the first post</Trans>
      </LinkButton>
    }
  >
    <Trans>The guidance manager reviews each post first.</Trans>
  </EmptyState>
);
