import { letterActor } from '#actors/letter.ts';
import { FlowFrame } from '#kit/frame.tsx';
import { useNetworkFacts } from '#kit/network-facts.ts';
import { Screen } from '#kit/screen.tsx';
import { useFlow, useIsReachable, useServices } from '#kit/services.tsx';
import type { LetterKind } from '#domain/letter.ts';
import { useLingui } from '@lingui/react';
import { useState, type ReactNode } from 'react';
import { LetterForm } from './letter-form.tsx';
import { LetterUnsent, LetterOpening, LetterSent, LetterUnsettled } from './letter-states.tsx';
import { useLetterDraft } from './letter-draft.ts';
import type { LetterSnapshot, LetterViewProps, LetterWords } from './letter-view.ts';

const views = {
  opening: LetterOpening,
  form: LetterForm,
  preparing: LetterForm,
  sending: LetterForm,
  keeping: LetterForm,
  unsent: LetterUnsent,
  unsettled: LetterUnsettled,
  checking: LetterUnsettled,
  sent: LetterSent,
} satisfies Record<LetterSnapshot['value'], (props: LetterViewProps) => ReactNode>;

interface LetterScreenProps {
  kind: LetterKind;
  title: string;
  words: LetterWords;
  /** What a new one begins with. */
  about?: string;
  /** Above it, whatever state it is in. */
  top?: ReactNode;
}

/** Writing and sending a post, or feedback. */
export function LetterScreen({ kind, title, words, about = '', top }: LetterScreenProps) {
  const { i18n } = useLingui();
  const services = useServices();
  const isReachable = useIsReachable();
  const [logic] = useState(() => letterActor(services, about));
  const [input] = useState(() => ({
    kind,
    id: crypto.randomUUID(),
    language: i18n.locale === 'pseudo' ? 'en' : i18n.locale,
    isReachable,
  }));
  const [snapshot, send, letter] = useFlow(logic, { input });
  useNetworkFacts(send);
  useLetterDraft(letter, kind);
  const View = views[snapshot.value];
  return (
    <FlowFrame of={snapshot} view={View}>
      <Screen title={title}>
        {top}
        <View kind={kind} words={words} snapshot={snapshot} send={send} />
      </Screen>
    </FlowFrame>
  );
}
