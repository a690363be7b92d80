import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUncounted, proofText, verifyBalance, type BalanceStatement, type Verdict } from './balance-proof.ts';
import { leafOf, parentOf, rootOf, sidesOf, type Digest, type Leaf, type Proof } from './merkle-sum.ts';
import { buildSumTree } from './sum-tree.ts';
import { isSame, type Sums } from './owed.ts';

const digest: Digest = async (bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

const none: Sums = { USDT: 0n, INR: 0n };

const salt = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'));
const amount = fc.bigInt({ min: 0n, max: 10n ** 18n });
const sums = fc.record({ USDT: amount, INR: amount });
const name = fc.stringMatching(/^[A-Z0-9]{4,12}$/);
const leaves = fc.uniqueArray(fc.record({ name, salt, sums }), {
  selector: (leaf) => leaf.name,
  minLength: 1,
  maxLength: 24,
});

const sumOf = (all: readonly Leaf[]): Sums => ({
  USDT: all.reduce((total, leaf) => total + leaf.sums.USDT, 0n),
  INR: all.reduce((total, leaf) => total + leaf.sums.INR, 0n),
});

/** The true statement of each member. */
async function statementsOf(all: readonly Leaf[]): Promise<(BalanceStatement & { proof: Proof })[]> {
  const tree = await buildSumTree(digest, all);
  return all.map((leaf) => {
    const proof = tree.proofOf(leaf.name);
    if (!proof) throw new Error('a leaf has no proof');
    return {
      member: leaf.name,
      owed: leaf.sums,
      since: none,
      published: tree.published,
      entryId: '7',
      note: '',
      proof,
    };
  });
}

const leaf = (letter: string, usdt: bigint): Leaf => ({
  name: letter.repeat(6),
  salt: letter.codePointAt(0)?.toString(16).repeat(32) ?? '',
  sums: { USDT: usdt, INR: 2n * usdt },
});
/** A checkpoint, whose signature is not looked at here. */
const noteOf = (size: string, balances: string): string =>
  `a log\n${size}\n${'A'.repeat(43)}=\nbalances ${balances}\n\n— a.log AAAA\n`;
const village = [leaf('A', 5n), leaf('B', 0n), leaf('C', 12n), leaf('D', 1n), leaf('E', 40n)];

const refuted = (verdict: Verdict): boolean => verdict.mismatch !== null;

const more = (by: Sums, usdt: bigint): Sums => ({ ...by, USDT: by.USDT + usdt });

/** Another hex digit at a place. */
const turned = (hash: string, at: number): string =>
  hash.slice(0, at) + ((Number.parseInt(hash.charAt(at), 16) + 1) % 16).toString(16) + hash.slice(at + 1);

describe('a sum tree', () => {
  it('adds up all leaves, and proves each of them', async () => {
    await fc.assert(
      fc.asyncProperty(leaves, async (all) => {
        const statements = await statementsOf(all);
        for (const statement of statements) {
          expect(await verifyBalance(digest, statement)).toMatchObject({ mismatch: null });
          expect(statement.published).toMatchObject({ total: sumOf(all), count: all.length });
        }
      }),
      { numRuns: 40 },
    );
  });

  it('has one root whatever the order that the leaves came in', async () => {
    const there = await buildSumTree(digest, village);
    const back = await buildSumTree(digest, village.toReversed());
    expect(back.published).toEqual(there.published);
  });

  it('has another root for a leaf more, also for one that is there already (CVE-2012-2459)', async () => {
    const root = async (all: readonly Leaf[]) => (await buildSumTree(digest, all)).published.root;
    const last = village.slice(-1);
    const roots = [village, [...village, ...last], [...village, ...last, ...last], village.slice(1), [], last];
    expect(new Set(await Promise.all(roots.map(root))).size).toBe(roots.length);
  });

  it('has nothing for who is not in it, and a root of its own for nobody', async () => {
    const tree = await buildSumTree(digest, []);
    expect(tree.published).toMatchObject({ total: { USDT: 0n, INR: 0n }, count: 0 });
    expect(tree.proofOf('AAAAAA')).toBeNull();
  });

  it('holds each place once', () => {
    for (let count = 1; count <= 40; count += 1) {
      const ways = Array.from({ length: count }, (_, index) => sidesOf(index, count).join(' '));
      expect(new Set(ways).size).toBe(count);
    }
  });

  it('takes no amount below zero, no name but ASCII, no salt of another length', async () => {
    const [good] = village as [Leaf];
    for (const bad of [{ sums: { USDT: -1n, INR: 0n } }, { name: 'é' }, { salt: 'ab' }, { salt: 'Z'.repeat(64) }]) {
      await expect(leafOf(digest, { ...good, ...bad })).rejects.toThrow(RangeError);
    }
  });

  // Computed once with another implementation: what is published must not change by itself.
  it('hashes what it says that it hashes', async () => {
    const [a, b] = village as [Leaf, Leaf];
    const hash = async (bytes: Buffer) => Buffer.from(await digest(Uint8Array.from(bytes)));
    const wide = (value: bigint) => Buffer.from(value.toString(16).padStart(32, '0'), 'hex');
    const byHand = async ({ name: member, salt: grains, sums: held }: Leaf) => {
      const key = await hash(Buffer.concat([Buffer.from([3]), Buffer.from(grains, 'hex'), Buffer.from(member)]));
      return hash(Buffer.concat([Buffer.from([0]), key, wide(held.USDT), wide(held.INR)]));
    };
    const [left, right] = [await byHand(a), await byHand(b)];
    const top = await hash(Buffer.concat([Buffer.from([1]), left, wide(5n), wide(10n), right, wide(0n), wide(0n)]));
    const count = Buffer.from('0000000000000002', 'hex');
    const root = await hash(Buffer.concat([Buffer.from([2]), count, top, wide(5n), wide(10n)]));
    const node = await parentOf(digest, await leafOf(digest, a), await leafOf(digest, b));
    expect(node.hash).toBe(top.toString('hex'));
    expect(await rootOf(digest, node, 2)).toBe(root.toString('hex'));
  });
});

describe('a proof', () => {
  it('is refuted by any change of what it says', async () => {
    const place = fc.record({
      who: fc.nat(99),
      level: fc.nat(99),
      digit: fc.nat(63),
      by: fc.bigInt({ min: 1n, max: 9n }),
    });
    await fc.assert(
      fc.asyncProperty(leaves, place, async (all, { who, level, digit, by }) => {
        const statements = await statementsOf(all);
        const statement = statements[who % statements.length];
        if (!statement) return;
        const { proof, published } = statement;
        const told = async (changed: Partial<Proof>, also: Partial<BalanceStatement> = {}) =>
          refuted(await verifyBalance(digest, { ...statement, ...also, proof: { ...proof, ...changed } }));
        const richer = more(proof.sums, by);
        const changes = [
          told({ sums: richer }),
          told({ sums: richer }, { owed: richer }),
          told({ sums: richer }, { owed: richer, published: { ...published, total: more(published.total, by) } }),
          told({}, { owed: richer }),
          told({ salt: turned(proof.salt, digit) }),
          told({ index: proof.index + 1 }),
          told({ index: proof.index - 1 }),
          told({ count: proof.count + 1 }),
          told({ count: proof.count + 1 }, { published: { ...published, count: published.count + 1 } }),
          told({ branch: [...proof.branch, { hash: proof.salt, sums: proof.sums }] }),
          told({}, { member: `${statement.member}A` }),
          told({}, { published: { ...published, root: turned(published.root, digit) } }),
          told({}, { published: { ...published, total: more(published.total, -by) } }),
        ];
        const height = proof.branch.length;
        const sibling = proof.branch[level % Math.max(height, 1)];
        if (sibling) {
          const put = (instead: object) => proof.branch.map((one) => (one === sibling ? { ...one, ...instead } : one));
          const lower = more(sibling.sums, -sibling.sums.USDT - by);
          changes.push(
            told({ branch: put({ hash: turned(sibling.hash, digit) }) }),
            told({ branch: put({ sums: more(sibling.sums, by) }) }),
            // What a sum tree is for: a sum below zero would hide what others are owed.
            told({ branch: put({ sums: lower }) }),
            told(
              { branch: put({ sums: lower }) },
              { published: { ...published, total: more(published.total, lower.USDT - sibling.sums.USDT) } },
            ),
            told({ branch: proof.branch.slice(1) }),
          );
          if (sibling.sums.USDT !== sibling.sums.INR) {
            changes.push(told({ branch: put({ sums: { USDT: sibling.sums.INR, INR: sibling.sums.USDT } }) }));
          }
        }
        if (height > 1) changes.push(told({ branch: proof.branch.toReversed() }));
        const results = await Promise.all(changes);
        expect(results.map((isRefuted, index) => (isRefuted ? null : index)).filter((one) => one !== null)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it("is not another member's, also with the same balance", async () => {
    const twins = [leaf('A', 5n), { ...leaf('B', 5n) }];
    const [one, other] = await statementsOf(twins);
    if (!one || !other) throw new Error('two are there');
    expect(isSame(one.owed, other.owed)).toBe(true);
    expect(await verifyBalance(digest, { ...one, proof: other.proof })).toMatchObject({ mismatch: 'root' });
  });

  it.each<[Verdict['mismatch'], (statement: BalanceStatement & { proof: Proof }) => BalanceStatement]>([
    [null, (statement) => statement],
    ['missing', (statement) => ({ ...statement, proof: null })],
    ['balance', (statement) => ({ ...statement, owed: more(statement.owed, 1n) })],
    ['form', (statement) => ({ ...statement, proof: { ...statement.proof, index: 0.5 } })],
    ['form', (statement) => ({ ...statement, proof: { ...statement.proof, index: 99 } })],
    ['form', (statement) => ({ ...statement, proof: { ...statement.proof, sums: { USDT: 1n << 100n, INR: 0n } } })],
    ['form', (statement) => ({ ...statement, proof: { ...statement.proof, salt: 'short' } })],
    [
      'total',
      (statement) => ({
        ...statement,
        published: { ...statement.published, total: more(statement.published.total, 1n) },
      }),
    ],
    ['root', (statement) => ({ ...statement, published: { ...statement.published, root: '0'.repeat(64) } })],
    // What moved since is taken off what the account shows, and nothing else is.
    [null, (statement) => ({ ...statement, owed: more(statement.owed, 3n), since: more(none, 3n) })],
    ['balance', (statement) => ({ ...statement, since: more(none, 3n) })],
    ['missing', (statement) => ({ ...statement, proof: null, since: statement.owed })],
    // A member's root of their own, beside the one that was signed.
    [null, (statement) => ({ ...statement, note: noteOf('7', statement.published.root) })],
    [null, (statement) => ({ ...statement, note: noteOf('8', '0'.repeat(64)) })],
    ['root', (statement) => ({ ...statement, note: noteOf('7', '0'.repeat(64)) })],
  ])('says what does not match: %s', async (mismatch, change) => {
    const [, , statement] = await statementsOf(village);
    if (!statement) throw new Error('it is there');
    expect(await verifyBalance(digest, change(statement))).toMatchObject({ mismatch });
  });

  it('shows its way up', async () => {
    const [statement] = await statementsOf(village);
    if (!statement) throw new Error('it is there');
    const { trail } = await verifyBalance(digest, statement);
    const { index, count, branch } = statement.proof;
    expect(trail?.steps.map(({ side }) => side)).toEqual(sidesOf(index, count));
    expect(trail?.steps.map(({ sibling }) => sibling)).toEqual(branch);
    expect(trail?.steps.at(-1)?.parent.sums).toEqual(statement.published.total);
    expect(trail?.root).toBe(statement.published.root);
  });

  it('is not needed by who holds nothing, and is not there yet for what is new', async () => {
    const [statement] = await statementsOf(village);
    if (!statement) throw new Error('it is there');
    expect(isUncounted(statement)).toBe(false);
    expect(isUncounted({ ...statement, proof: null })).toBe(false);
    expect(isUncounted({ ...statement, proof: null, since: statement.owed })).toBe(true);
    expect(isUncounted({ ...statement, proof: null, owed: none })).toBe(true);
  });

  it('says in its copy what moved since, and the signed checkpoint', async () => {
    const [statement] = await statementsOf(village);
    if (!statement) throw new Error('it is there');
    const late = { ...statement, since: more(none, 3n), note: noteOf('7', '0'.repeat(64)) };
    const text = proofText(late, await verifyBalance(digest, late));
    expect(JSON.parse(text)).toMatchObject({ since: { USDT: '3' }, note: late.note, mismatch: 'balance' });
  });
});
