import { eventWith, exampleOf } from '#inspector/examples.ts';
import { revive, type Plain, type PlainObject } from '#inspector/plain.ts';
import type { Possible } from '#inspector/recorder.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { ToolButton } from './tool-button.tsx';
import type { Inspector } from './use-inspector.ts';

/** What can happen to the actor now, as buttons: they do what the screen's own do. */
export function EventButtons({ recorder, recording, shown, step, isImported }: Inspector) {
  const { t } = useLingui();
  if (!shown || shown.actor.machine === null) return null;
  const id = shown.actor.id;
  const isLive = step === null && !isImported && shown.actor.endedAt === null;
  // Asked anew with each recording: what is possible changes with the state.
  const possible = isLive ? recorder.possible(id) : [];
  const withPayload = (one: Possible) => ({ ...one, example: exampleOf(one.type, recording) });
  const events = possible.map(withPayload);
  return (
    <section
      aria-label={t({ message: 'Possible events', comment: 'Developer tool: events that the state takes' })}
      className="space-y-2"
    >
      <h3 className="text-sm font-semibold">
        <Trans>Possible events</Trans>
      </h3>
      {events.length === 0 && (
        <p className="text-sm text-subtle">
          {isLive ? (
            <Trans>None: it waits for an answer, or has ended.</Trans>
          ) : (
            <Trans>Events can be sent to a running actor only.</Trans>
          )}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {events.map(({ type, can, example }) =>
          example ? null : (
            <ToolButton key={type} disabled={!can} onClick={() => recorder.send(id, { type })}>
              <bdi dir="ltr" className="font-mono text-xs">
                {type}
              </bdi>
              {!can && (
                <span className="text-xs">
                  <Trans comment="After an event: a condition decides whether it happens">(guarded)</Trans>
                </span>
              )}
            </ToolButton>
          ),
        )}
      </div>
      {events.map(({ type, example }) =>
        example ? (
          <PayloadForm
            key={`${id} ${type}`}
            type={type}
            example={example}
            onSend={(event) => recorder.send(id, event)}
          />
        ) : null,
      )}
    </section>
  );
}

interface PayloadFormProps {
  type: string;
  example: PlainObject;
  onSend: (event: { type: string }) => void;
}

function PayloadForm({ type, example, onSend }: PayloadFormProps) {
  const id = useId();
  const [text, setText] = useState(() => JSON.stringify(example));
  const [isBroken, setBroken] = useState(false);
  const send = () => {
    const event = eventWith(type, text);
    setBroken(event === null);
    if (event) onSend(revive(event as Record<string, Plain>) as { type: string });
  };
  return (
    <form
      className="space-y-1"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label htmlFor={id} className="block font-mono text-xs">
        <bdi dir="ltr">{type}</bdi>
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          dir="ltr"
          value={text}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={isBroken || undefined}
          aria-describedby={isBroken ? `${id}-error` : undefined}
          onChange={({ target }) => setText(target.value)}
          className="min-h-9 w-full min-w-0 rounded-md border border-edge bg-raised px-2 font-mono text-xs text-ink aria-invalid:border-negative aria-invalid:bg-negative-soft"
        />
        <ToolButton onClick={send}>
          <Trans comment="Button: sends the event to the statechart">Send</Trans>
        </ToolButton>
      </div>
      {isBroken && (
        <p id={`${id}-error`} role="alert" className="text-xs text-negative">
          <Trans>Not a JSON object. Nothing was sent.</Trans>
        </p>
      )}
    </form>
  );
}
