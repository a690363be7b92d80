import { checkedAccount, targetOf } from '#domain/account-form.ts';
import type { AccountName } from '#domain/registration.ts';
import type { VerificationInput } from './verification.machine.ts';

type Verified = Pick<VerificationInput, 'sent' | 'failure'> & { account: AccountName | null };

/** The code step for the account that was typed: a code can go to nothing else. */
export function verificationOf({ account, sent, failure }: Verified): VerificationInput {
  const checked = checkedAccount({ account });
  return { account: checked, targets: [targetOf(checked)], sent, failure };
}
