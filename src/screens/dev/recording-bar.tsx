import { toTest } from '#inspector/export-test.ts';
import { fromJson, toJson } from '#inspector/recording.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ToolButton, toolLook } from './tool-button.tsx';
import type { Inspector } from './use-inspector.ts';

function save(text: string, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Back and forth through what happened to the chosen actor. */
export function ReplayBar({ step, steps, goTo, move, isImported, open }: Inspector) {
  const { t } = useLingui();
  const at = step === null ? steps.length : steps.filter((one) => one <= step).length;
  return (
    <section
      aria-label={t({ message: 'Replay', comment: 'Name of the bar that steps through a recording' })}
      className="space-y-2 rounded-lg border border-line bg-raised p-3"
    >
      <div className="flex flex-wrap items-center gap-2">
        <ToolButton
          aria-label={t({ message: 'Step back', comment: 'Button: one event back in the recording' })}
          disabled={at <= 1}
          onClick={() => move(-1)}
        >
          <StepArrow isBack />
        </ToolButton>
        <ToolButton
          aria-label={t({ message: 'Step forward', comment: 'Button: one event on in the recording' })}
          disabled={step === null}
          onClick={() => move(1)}
        >
          <StepArrow />
        </ToolButton>
        <p role="status" data-replay={step === null ? 'live' : 'step'} className="min-w-0 flex-1 text-sm tabular-nums">
          {step === null ? (
            isImported ? (
              <Trans>At the end</Trans>
            ) : (
              <Trans comment="Button: leaves the recording and shows what runs now">Live</Trans>
            )
          ) : (
            <Trans comment="Which event of the recording is shown">
              Step {at} of {steps.length}
            </Trans>
          )}
        </p>
        {step !== null && (
          <ToolButton onClick={() => goTo(null)}>
            {isImported ? <Trans>To the end</Trans> : <Trans>Back to live</Trans>}
          </ToolButton>
        )}
        {isImported && (
          <ToolButton onClick={() => open(null)}>
            <Trans comment="Button: closes an imported recording">Close file</Trans>
          </ToolButton>
        )}
      </div>
      {steps.length > 1 && (
        <input
          type="range"
          aria-label={t({ message: 'Step', comment: 'Name of a slider: an event of the recording' })}
          min={1}
          max={steps.length}
          value={Math.max(1, at)}
          onChange={({ target }) => {
            const index = Number(target.value);
            goTo(index >= steps.length ? null : (steps[index - 1] ?? null));
          }}
          className="w-full accent-harbour"
        />
      )}
    </section>
  );
}

const StepArrow = ({ isBack = false }: { isBack?: boolean }) => (
  <svg aria-hidden viewBox="0 0 16 16" className="size-4 fill-current rtl:-scale-x-100">
    <path d={isBack ? 'M11 2v12L4 8ZM3 2h1.6v12H3Z' : 'M5 2v12l7-6ZM11.4 2H13v12h-1.6Z'} />
  </svg>
);

/** Out to a file and in again. */
export function RecordingFiles({ recorder, recording, isImported, open }: Inspector) {
  const { t } = useLingui();
  const [problem, setProblem] = useState<'file' | 'test' | null>(null);
  const read = async (file: File | undefined) => {
    if (!file) return;
    const recorded = fromJson(await file.text());
    setProblem(recorded ? null : 'file');
    if (recorded) open(recorded);
  };
  const saveTest = () => {
    const text = toTest(recording);
    setProblem(text === null ? 'test' : null);
    if (text !== null) save(text, 'recorded.test.ts', 'text/typescript');
  };
  return (
    <section aria-label={t`Recording`} className="space-y-2">
      <p className="text-sm text-subtle">
        <Plural
          comment="Developer tool: events of the recording"
          value={recording.entries.length}
          one="# event recorded."
          other="# events recorded."
        />{' '}
        <Trans>Passwords, codes, tokens, names, phones and addresses were replaced before saving.</Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        <ToolButton onClick={() => save(toJson(recording), 'dayrent-recording.json', 'application/json')}>
          <Trans>Save as JSON</Trans>
        </ToolButton>
        <ToolButton onClick={saveTest}>
          <Trans>Save as a Vitest file</Trans>
        </ToolButton>
        <label className={`${toolLook} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-harbour`}>
          <Trans>Open a recording</Trans>
          <input
            type="file"
            accept="application/json,.json"
            className="sr-only"
            onChange={({ target }) => {
              void read(target.files?.[0]);
              target.value = '';
            }}
          />
        </label>
        {!isImported && (
          <ToolButton onClick={() => recorder.clear()}>
            <Trans comment="Button: deletes the recording">Clear</Trans>
          </ToolButton>
        )}
      </div>
      {problem !== null && (
        <p role="alert" className="text-sm text-negative">
          {problem === 'file' ? (
            <Trans>This file isn't an inspector recording</Trans>
          ) : (
            <Trans>No machine to test in this recording</Trans>
          )}
        </p>
      )}
    </section>
  );
}
