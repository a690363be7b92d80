import { CopyButton } from '#components/copy-button.tsx';
import { useCopied } from '#kit/copied.ts';
import { proofText, type BalanceStatement, type ProofStep, type Verdict } from '#domain/balance-proof.ts';
import { Trans } from '@lingui/react/macro';
import { Hash, SumsOf } from './proof-parts.tsx';

interface ProofTrailProps {
  statement: BalanceStatement;
  verdict: Verdict;
}

/** Each step of the way up, for who wants to compute it again. */
export function ProofTrail({ statement, verdict }: ProofTrailProps) {
  const { source, outcome, copy } = useCopied<HTMLOListElement>(proofText(statement, verdict));
  const { proof, published, member } = statement;
  const { trail } = verdict;
  return (
    <details className="rounded-lg border border-line/70 text-sm">
      <summary className="min-h-11 cursor-pointer px-3.5 py-2.5 font-medium">
        <Trans>Show the steps</Trans>
      </summary>
      <div className="space-y-4 border-t border-line px-3.5 py-3.5">
        <p className="text-subtle">
          <Trans>
            Each hash is SHA-256. A leaf covers its salted name and amounts; a node, both nodes below and their amounts;
            the root, the top node and the number of leaves.
          </Trans>
        </p>
        <ol ref={source} className="space-y-4">
          {proof && (
            <li className="space-y-1.5">
              <p className="font-semibold">
                <Trans>
                  Your leaf, <bdi dir="ltr">{proof.index + 1}</bdi> of <bdi dir="ltr">{proof.count}</bdi>
                </Trans>
              </p>
              <p className="text-xs text-subtle">
                <Trans>
                  Your invite code <bdi dir="ltr">{member}</bdi>, with your own salt
                </Trans>
              </p>
              <p>
                <SumsOf sums={proof.sums} isExact />
              </p>
              <Hash
                label={<Trans comment="Random text that hides the member in a hash">Salt</Trans>}
                hash={proof.salt}
              />
              {trail && (
                <Hash
                  label={<Trans comment="Hash of the member's own entry in the proof">Leaf hash</Trans>}
                  hash={trail.leaf.hash}
                />
              )}
            </li>
          )}
          {trail?.steps.map((step, index) => (
            <Step key={step.sibling.hash} step={step} level={index + 1} />
          ))}
          <li className="space-y-1.5">
            <p className="font-semibold">
              <Trans comment="Title of the proof's last step: hash of all balances">Root</Trans>
            </p>
            <p>
              <SumsOf sums={published.total} isExact />
            </p>
            {trail && (
              <Hash
                label={<Trans comment="The root hash as this device computed it">Computed here</Trans>}
                hash={trail.root}
              />
            )}
            <Hash label={<Trans>Published root</Trans>} hash={published.root} />
          </li>
        </ol>
        <CopyButton outcome={outcome} onCopy={copy}>
          <Trans comment="Button: copies the proof of the balance">Copy proof</Trans>
        </CopyButton>
      </div>
    </details>
  );
}

function Step({ step: { side, sibling, parent }, level }: { step: ProofStep; level: number }) {
  return (
    <li className="space-y-1.5">
      <p className="font-semibold">
        <Trans comment="One step of the balance proof">
          Step <bdi dir="ltr">{level}</bdi>
        </Trans>
      </p>
      <p className="text-xs text-subtle">
        {side === 'left' ? <Trans>Others, on the left</Trans> : <Trans>Others, on the right</Trans>}
      </p>
      <p>
        <SumsOf sums={sibling.sums} isExact />
      </p>
      <Hash
        label={<Trans comment="Hash of other members' entries in the proof">Their hash</Trans>}
        hash={sibling.hash}
      />
      <p className="text-xs text-subtle">
        <Trans comment="The member's and the others' amounts, added">Together</Trans>
      </p>
      <p>
        <SumsOf sums={parent.sums} isExact />
      </p>
      <Hash label={<Trans comment="Hash of two nodes of the proof together">Combined hash</Trans>} hash={parent.hash} />
    </li>
  );
}
