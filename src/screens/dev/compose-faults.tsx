/** What a link lets go wrong: the faults so far, and one more. */
import { Button } from '#components/button.tsx';
import { Field } from '#components/field.tsx';
import { SelectField } from '#components/select-field.tsx';
import { readFault } from '#domain/scenario-link.ts';
import { faultKinds, scenarioLimits, type ScenarioFault } from '#domain/scenario.ts';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { FaultList } from './scenario-facts.tsx';
import { faultWords } from './scenario-words.tsx';

interface ComposeFaultsProps {
  faults: readonly ScenarioFault[];
  onChange: (faults: readonly ScenarioFault[]) => void;
}

const timesRange = `1–${scenarioLimits.times}`;
const secondsRange = `0–${scenarioLimits.ms / 1_000}`;
const begun = { kind: 'lost-reply', call: '*', times: '1', seconds: '3' };

export function ComposeFaults({ faults, onChange }: ComposeFaultsProps) {
  const [typed, setTyped] = useState(begun);
  const fault = readFault(typed);
  const isRight = (name: 'call' | 'times' | 'seconds') =>
    readFault({ ...begun, kind: 'slow', [name]: typed[name] }) !== null;
  const isFull = faults.length >= scenarioLimits.faults;
  const type = (name: keyof typeof begun) => (event: { currentTarget: { value: string } }) =>
    setTyped({ ...typed, [name]: event.currentTarget.value });
  return (
    <div className="space-y-4">
      {faults.length > 0 && (
        <>
          <FaultList faults={faults} />
          <Button variant="secondary" onClick={() => onChange([])}>
            <Trans comment="Button: takes all faults out of the link">Remove all</Trans>
          </Button>
        </>
      )}
      <div className="grid grid-cols-1 gap-4 desk:grid-cols-2">
        <SelectField
          name="fault"
          label={<Trans comment="Field: what goes wrong with a call to the server">Fault</Trans>}
          value={typed.kind}
          onChange={type('kind')}
        >
          {faultKinds.map((kind) => (
            <option key={kind} value={kind}>
              {faultWords[kind]}
            </option>
          ))}
        </SelectField>
        <Field
          name="call"
          label={<Trans comment="Field: which call to the server a fault hits">Call</Trans>}
          hint={<Trans>Like assets/wallet/summary, or * for any</Trans>}
          error={!isRight('call') && <Trans>Like assets/wallet/summary, or * for any</Trans>}
          value={typed.call}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={type('call')}
        />
        <Field
          name="times"
          label={<Trans comment="Field: how many times a fault happens">How often</Trans>}
          error={!isRight('times') && <bdi>{timesRange}</bdi>}
          value={typed.times}
          inputMode="numeric"
          autoComplete="off"
          onChange={type('times')}
        />
        {typed.kind === 'slow' && (
          <Field
            name="seconds"
            label={<Trans comment="Field: how late an answer comes">Seconds late</Trans>}
            error={!isRight('seconds') && <bdi>{secondsRange}</bdi>}
            value={typed.seconds}
            inputMode="numeric"
            autoComplete="off"
            onChange={type('seconds')}
          />
        )}
      </div>
      <Button
        variant="secondary"
        isWide
        disabled={fault === null || isFull}
        onClick={() => fault && onChange([...faults, fault])}
      >
        <Trans comment="Button: puts one more fault into the link">Add fault</Trans>
      </Button>
    </div>
  );
}
