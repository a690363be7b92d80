import { Card } from '#components/card.tsx';
import { Field } from '#components/field.tsx';
import { Notice } from '#components/notice.tsx';
import { ifscBreach, tidyBank, type BankDraft, type IfscBreach } from '#domain/payee.ts';
import { oneWriter } from '#kit/one-writer.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LabelField } from './label-field.tsx';
import { bankKind } from './payees.ts';
import { PayeeForm, type PayeeFields } from './payee-form.tsx';

function BankForm() {
  const { t } = useLingui();
  return (
    <PayeeForm
      title={(isNew) => (isNew ? t`Add a bank account` : t`Edit bank account`)}
      kind={bankKind}
      list="/user/Caddress"
    >
      {(fields) => <BankFields {...fields} />}
    </PayeeForm>
  );
}

function BankFields({ draft, problems, change }: PayeeFields<BankDraft>) {
  const { ifsc } = tidyBank(draft);
  const breach = ifscBreach(ifsc);
  return (
    <>
      <Notice tone="warning" title={<Trans>Play money only</Trans>}>
        <Trans>Nothing real is ever sent here. Use made-up details.</Trans>
      </Notice>
      <Card>
        <div className="space-y-4">
          <Field
            name="bank"
            label={<Trans comment="Field: name of the bank">Bank</Trans>}
            autoComplete="off"
            value={draft.bank}
            onChange={change('bank')}
            error={problems.includes('bank') && <Trans>Enter a name, up to 80 letters</Trans>}
          />
          <Field
            name="payee"
            label={<Trans comment="Field: who receives the withdrawal">Payee name</Trans>}
            autoComplete="off"
            value={draft.payee}
            onChange={change('payee')}
            error={problems.includes('payee') && <Trans>Enter a name, up to 80 letters</Trans>}
            hint={<Trans>As the bank writes it</Trans>}
          />
          <Field
            name="account"
            label={<Trans comment="Field: number of the bank account">Receiving account</Trans>}
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            value={draft.account}
            onChange={change('account')}
            error={problems.includes('account') && <Trans>Enter 6 to 18 digits</Trans>}
          />
          <Field
            name="realName"
            label={<Trans>Real name</Trans>}
            autoComplete="off"
            value={draft.realName}
            onChange={change('realName')}
            error={problems.includes('realName') && <Trans>Enter a name, up to 80 letters</Trans>}
          />
          <Field
            name="ifsc"
            label={<Trans>IFSC</Trans>}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={draft.ifsc}
            onChange={change('ifsc')}
            error={problems.includes('ifsc') && breach && ifscWords(ifsc)[breach]}
            hint={
              ifsc === '' ? (
                <Trans>11 characters, the fifth a zero</Trans>
              ) : (
                <Trans comment="Hint: how we read the code">
                  Read as <bdi dir="ltr">{ifsc}</bdi>
                </Trans>
              )
            }
          />
          <LabelField
            value={draft.payeeLabel}
            onChange={change('payeeLabel')}
            isWrong={problems.includes('payeeLabel')}
          />
        </div>
      </Card>
    </>
  );
}

/** What is wrong with a code, piece by piece (product 9.8). */
const ifscWords = (ifsc: string): Record<IfscBreach, ReactNode> => ({
  length: <Trans>An IFSC has 11 characters. Entered: {ifsc.length}</Trans>,
  bank: <Trans>It begins with four letters</Trans>,
  zero: <Trans>The fifth character is a zero</Trans>,
  branch: <Trans>It ends with six letters or digits</Trans>,
});

export default oneWriter(BankForm);
