/**
 * What Dayrent owes its members, as a Merkle sum tree at one entry of the book (decision 0026). Large ones are made and kept
 * in a thread of their own: nobody waits for a hundred thousand hashes.
 */
import { createHmac } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { createGzip, gunzipSync } from 'node:zlib';
import type { Digest, Leaf, Proof, PublishedRoot } from '#domain/merkle-sum.ts';
import { buildSumTree } from '#domain/sum-tree.ts';
import { tooManyAttempts } from '#sandbox/attempt-wait.ts';
import { createWorkQueue } from '#sandbox/work-queue.ts';
import { sha256 } from './tiles.ts';

/** What a leaf is made of: the member's id, the code that is theirs alone, USDT and rupees in millionths. */
export type HeldRow = readonly [id: string, name: string, usdt: string, inr: string];

export interface KeptTree {
  published: PublishedRoot;
  proofOf(name: string): Promise<Proof | null>;
  /** It is kept no longer: what was asked of it is still answered. */
  leave(): void;
  /** Its thread is gone: it answers nothing any more. */
  isLost(): boolean;
}

/** Members of a tree that is made where and when it is asked for. */
export const smallTree = 2_000;
/** Trees in memory: large ones take seventy megabytes. */
const kept = { small: 8, large: 2 } as const;
/** Large ones that members ask for come one after the other, and in between others get the processor. Fewer states are kept than can wait. */
const makers = createWorkQueue(1, 16, () => tooManyAttempts(10_000), 1);

/** @param runs of members: on each line the JSON of a `HeldRow` */
export const packLeaves = (runs: readonly string[]): Promise<Buffer> =>
  buffer(Readable.from(runs.map((run) => `${run}\n`)).pipe(createGzip({ level: 1 })));

/** One at a time: all rows of a hundred thousand members are tens of megabytes. */
function* unpackLeaves(packed: Uint8Array): Generator<HeldRow> {
  const lines = gunzipSync(packed);
  for (let from = 0; from < lines.length;) {
    const end = lines.indexOf('\n', from);
    const to = end === -1 ? lines.length : end;
    const line = JSON.parse(lines.toString('utf8', from, to)) as HeldRow | HeldRow[];
    // Until v0.5.1 all rows stood on one line.
    if (isOfRows(line)) yield* line;
    else yield line;
    from = to + 1;
  }
}
const isOfRows = (line: HeldRow | HeldRow[]): line is HeldRow[] => typeof line[0] !== 'string';

export const digest: Digest = async (bytes) => sha256(bytes);

/** @param packed of `packLeaves` @param secret salts come from it: without it nobody can tell by trying whose leaf it is @param hash names the book's state */
export function* leavesOf(packed: Uint8Array, secret: string, hash: string): Generator<Leaf> {
  for (const [id, name, usdt, inr] of unpackLeaves(packed)) {
    const salt = createHmac('sha256', secret).update(`${hash}:${id}`).digest('hex');
    yield { name, salt, sums: { USDT: BigInt(usdt), INR: BigInt(inr) } };
  }
}

/** By secret and state, in the order in which they were made. */
const made = new Map<string, KeptTree>();
const making = new Map<string, Promise<KeptTree>>();

export interface HeldState {
  /** Of the book's last entry. */
  hash: string;
  members: number;
  /** What they hold, as `packLeaves` has it: a megabyte or more, read where the tree is not there yet. */
  leaves: () => Promise<Uint8Array>;
  /** It is being sealed: that waits for nobody's question. */
  isNew?: boolean;
}

/**
 * The tree of a state; the same state and secret have the same one, whoever asks and whenever. It is to be asked at once: another
 * may take its place.
 * @throws Refusal tooManyAttempts
 */
export async function balanceTree(secret: string, state: HeldState): Promise<KeptTree> {
  const key = `${secret} ${state.hash}`;
  const known = made.get(key);
  if (known?.isLost()) made.delete(key);
  else if (known) return known;
  const begun = making.get(key);
  if (begun) return begun;
  const isLarge = state.members > smallTree;
  const make = () => (isLarge ? makeApart(secret, state) : makeHere(secret, state));
  const coming = isLarge && !state.isNew ? makers.run(make) : make();
  making.set(key, coming);
  try {
    const tree = await coming;
    made.set(key, tree);
    for (const [oldKey, old] of [...made].slice(0, isLarge ? -kept.large : -kept.small)) {
      made.delete(oldKey);
      old.leave();
    }
    return tree;
  } finally {
    making.delete(key);
  }
}

async function makeHere(secret: string, { hash, leaves }: HeldState): Promise<KeptTree> {
  const tree = await buildSumTree(digest, leavesOf(await leaves(), secret, hash));
  return {
    published: tree.published,
    proofOf: async (name) => tree.proofOf(name),
    leave: () => undefined,
    isLost: () => false,
  };
}

export interface TreeQuestion {
  id: number;
  name: string;
}
export type TreeWord = { kind: 'made'; published: PublishedRoot } | { kind: 'proof'; id: number; proof: Proof | null };

/** Room for what is new and mostly goes at once: what there is without a limit, a hundred megabytes, is never given back. */
const ofThread = { maxYoungGenerationSizeMb: 16 };

async function makeApart(secret: string, { hash, leaves }: HeldState): Promise<KeptTree> {
  const workerData = { secret, hash, leaves: await leaves() };
  const thread = new Worker(new URL('./tree-thread.ts', import.meta.url), { workerData, resourceLimits: ofThread });
  const ready = Promise.withResolvers<KeptTree>();
  const asked = new Map<number, PromiseWithResolvers<Proof | null>>();
  let questions = 0;
  let isLeft = false;
  let lost: Error | null = null;
  /** A thread that somebody waits for keeps the process, and no other. */
  const rest = (): void => {
    if (asked.size > 0) return;
    if (isLeft) void thread.terminate();
    else thread.unref();
  };
  const lose = (cause: unknown): void => {
    lost ??= new Error('the thread of a tree has ended', { cause });
    ready.reject(lost);
    for (const { reject } of asked.values()) reject(lost);
    asked.clear();
  };
  thread.on('error', lose);
  thread.on('exit', lose);
  thread.on('message', (word: TreeWord) => {
    if (word.kind === 'proof') {
      asked.get(word.id)?.resolve(word.proof);
      asked.delete(word.id);
      rest();
      return;
    }
    rest();
    ready.resolve({
      published: word.published,
      isLost: () => lost !== null,
      proofOf: async (name) => {
        if (lost !== null) throw lost;
        questions += 1;
        const answer = Promise.withResolvers<Proof | null>();
        asked.set(questions, answer);
        thread.ref();
        thread.postMessage({ id: questions, name } satisfies TreeQuestion);
        return answer.promise;
      },
      leave: () => {
        isLeft = true;
        rest();
      },
    });
  });
  return ready.promise;
}
