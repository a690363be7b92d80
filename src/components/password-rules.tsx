import { StepMark } from './step-mark.tsx';
import { passwordLength } from '#domain/limits.ts';
import { keepsRule, passwordRules, type PasswordRule } from '#domain/password.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

const { min, max } = passwordLength;

const words: Record<PasswordRule, ReactNode> = {
  length: (
    <Plural comment="Rule for a password" value={max} one={`${min} to # character`} other={`${min} to # characters`} />
  ),
  first: <Trans>Starts with a letter</Trans>,
  characters: <Trans>Letters A to Z and digits only</Trans>,
};

/** Which rules a password keeps so far. */
export function PasswordRules({ password }: { password: string }) {
  const { t } = useLingui();
  return (
    <ul role="list" aria-label={t`What the password needs`} className="space-y-1.5 text-sm">
      {passwordRules.map((rule) => {
        const isKept = keepsRule(password, rule);
        return (
          <li key={rule} data-item={rule} className={`flex gap-2 ${isKept ? '' : 'text-subtle'}`}>
            <StepMark state={isKept ? 'done' : 'upcoming'} />
            <span>{words[rule]}</span>
          </li>
        );
      })}
    </ul>
  );
}
