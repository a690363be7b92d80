import { Button } from '#components/button.tsx';
import { Notice } from '#components/notice.tsx';
import { useFailureText } from '#kit/failure-text.ts';
import { LazySheet } from '#kit/lazy-sheet.tsx';
import { useIsReachable } from '#kit/services.tsx';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { WrittenActionsEvent, writtenActionsMachine } from '#machines/written-actions/written-actions.machine.ts';
import type { ActionViewProps } from './action-view.ts';
import { Excerpt } from './excerpt.tsx';
import { Edit } from './edit.tsx';
import { Menu } from './menu.tsx';
import { Block, Deletion } from './questions.tsx';
import { Report } from './report.tsx';

interface Step {
  title: (props: ActionViewProps) => ReactNode;
  body: (props: ActionViewProps) => ReactNode;
  /** What the button under the thumb does. */
  act?: { event: WrittenActionsEvent; label: ReactNode; isDanger?: boolean; takesConnection?: boolean };
}

const authorOf = ({ snapshot }: ActionViewProps) => snapshot.context.words?.author ?? '';
const isPost = ({ snapshot }: ActionViewProps) => snapshot.context.words?.kind === 'post';

const menu: Step = {
  title: (props) => {
    const author = authorOf(props);
    return isPost(props) ? (
      <Trans comment="Title of a menu; the argument is a member">
        Post by <bdi>{author}</bdi>
      </Trans>
    ) : (
      <Trans comment="Title of a menu; the argument is a member">
        Comment by <bdi>{author}</bdi>
      </Trans>
    );
  },
  body: ({ snapshot }) => snapshot.context.words && <Excerpt of={snapshot.context.words} />,
};

const edit: Step = {
  title: (props) =>
    isPost(props) ? (
      <Trans comment="Title: editing">Edit post</Trans>
    ) : (
      <Trans comment="Title: editing">Edit comment</Trans>
    ),
  body: Edit,
  act: {
    event: { type: 'edit.save' },
    label: <Trans comment="Button: saves an edited post or comment">Save changes</Trans>,
  },
};

const deletion: Step = {
  title: (props) =>
    isPost(props) ? (
      <Trans comment="Question before deleting">Delete post?</Trans>
    ) : (
      <Trans comment="Question before deleting">Delete comment?</Trans>
    ),
  body: Deletion,
  act: {
    event: { type: 'deletion.confirm' },
    label: <Trans comment="Button: deletes one's own post or comment">Delete</Trans>,
    isDanger: true,
  },
};

const report: Step = {
  title: (props) => {
    if (props.snapshot.context.about === 'words')
      return isPost(props) ? (
        <Trans comment="Button and title: tells us of a bad post">Report post</Trans>
      ) : (
        <Trans comment="Button and title: tells us of a bad comment">Report comment</Trans>
      );
    const author = authorOf(props);
    return (
      <Trans comment="Title; the argument is a member">
        Report <bdi>{author}</bdi>
      </Trans>
    );
  },
  body: Report,
  act: {
    event: { type: 'report.send' },
    label: <Trans comment="Button: sends a report">Send report</Trans>,
    takesConnection: true,
  },
};

const block: Step = {
  title: (props) => {
    const author = authorOf(props);
    return (
      <Trans comment="Question; the argument is a member">
        Block <bdi>{author}</bdi>?
      </Trans>
    );
  },
  body: Block,
  act: {
    event: { type: 'block.confirm' },
    label: <Trans comment="Button: blocks a member">Block</Trans>,
    isDanger: true,
    takesConnection: true,
  },
};

const steps = {
  closed: null,
  menu,
  edit,
  saving: edit,
  deletion,
  removing: deletion,
  report,
  reporting: report,
  block,
  blocking: block,
} satisfies Record<SnapshotFrom<typeof writtenActionsMachine>['value'], Step | null>;

/** What a member does with a post or a comment, step by step in one sheet. */
export function ActionSheet(props: ActionViewProps) {
  const { snapshot, send } = props;
  const failureText = useFailureText();
  const isReachable = useIsReachable();
  const step: Step | null = steps[snapshot.value];
  const isBusy = snapshot.hasTag('busy');
  const { failure } = snapshot.context;
  const { act } = step ?? {};
  return (
    <LazySheet
      isOpen={step !== null}
      isHeld={isBusy}
      onClose={() => send({ type: 'menu.close' })}
      title={step?.title(props)}
      actions={
        <>
          {step === menu && <Menu {...props} />}
          {act && (
            <Button
              variant={act.isDanger ? 'danger' : 'primary'}
              isWide
              isBusy={isBusy}
              disabled={!snapshot.can(act.event) || (act.takesConnection === true && !isReachable)}
              onClick={() => send(act.event)}
            >
              {act.label}
            </Button>
          )}
          <Button variant="quiet" isWide disabled={isBusy} onClick={() => send({ type: 'menu.cancel' })}>
            <Trans comment="Button: closes a question, nothing is done">Cancel</Trans>
          </Button>
        </>
      }
    >
      {step && <step.body {...props} />}
      {failure && (
        <div className="mt-4">
          <Notice tone="negative" title={failureText(failure)} isLive />
        </div>
      )}
    </LazySheet>
  );
}
