/**
 * What Dayrent owes its members, as a Merkle sum tree at one entry of the book (decision 0026). Large ones are made and kept
 * in a thread of their own: nobody waits for a hundred thousand hashes.
 */
import { createHash, createHmac } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { gunzipSync, gzipSync } from 'node:zlib';
import { buildSumTree, type Digest, type Leaf, type Proof, type PublishedRoot } from '#domain/merkle-sum.ts';

/** What a leaf is made of: the member's id, the code that is theirs alone, USDT and rupees in millionths. */
export type HeldRow = readonly [id: string, name: string, usdt: string, inr: string];

export interface KeptTree {
  published: PublishedRoot;
  proofOf(name: string): Promise<Proof | null>;
}

/** Members of a tree that is made where and when it is asked for. */
export const smallTree = 2_000;
/** Trees in memory: large ones take a hundred megabytes. */
const kept = { small: 8, large: 1 } as const;

export const packLeaves = (rows: readonly HeldRow[]): Buffer => gzipSync(JSON.stringify(rows), { level: 1 });
export const unpackLeaves = (bytes: Uint8Array): HeldRow[] => JSON.parse(gunzipSync(bytes).toString()) as HeldRow[];

export const digest: Digest = async (bytes) => createHash('sha256').update(bytes).digest();

/** @param secret salts come from it: without it nobody can tell by trying whose leaf it is @param hash names the book's state */
export const leavesOf = (rows: readonly HeldRow[], secret: string, hash: string): Leaf[] =>
  rows.map(([id, name, usdt, inr]) => ({
    name,
    salt: createHmac('sha256', secret).update(`${hash}:${id}`).digest('hex'),
    sums: { USDT: BigInt(usdt), INR: BigInt(inr) },
  }));

const trees = new Map<string, Promise<KeptTree>>();

/** The tree of a state of the book; the same rows, secret and hash have the same one, whoever asks and whenever. */
export function balanceTree(secret: string, hash: string, rows: () => readonly HeldRow[]): Promise<KeptTree> {
  const key = `${secret} ${hash}`;
  const known = trees.get(key);
  if (known) return known;
  const held = rows();
  const isLarge = held.length > smallTree;
  const tree = isLarge ? makeApart(held, secret, hash) : makeHere(held, secret, hash);
  trees.set(key, tree);
  tree.catch(() => trees.delete(key));
  for (const old of [...trees.keys()].slice(0, isLarge ? -kept.large : -kept.small)) trees.delete(old);
  return tree;
}

async function makeHere(rows: readonly HeldRow[], secret: string, hash: string): Promise<KeptTree> {
  const tree = await buildSumTree(digest, leavesOf(rows, secret, hash));
  return { published: tree.published, proofOf: async (name) => tree.proofOf(name) };
}

export interface TreeQuestion {
  id: number;
  name: string;
}
export type TreeWord = { kind: 'made'; published: PublishedRoot } | { kind: 'proof'; id: number; proof: Proof | null };

/** Threads end with their tree: nothing refers to one that is not kept any more. */
const threads = new FinalizationRegistry<Worker>((thread) => void thread.terminate());

function makeApart(rows: readonly HeldRow[], secret: string, hash: string): Promise<KeptTree> {
  const thread = new Worker(new URL('./tree-thread.ts', import.meta.url), { workerData: { rows, secret, hash } });
  thread.unref();
  const made = Promise.withResolvers<KeptTree>();
  const asked = new Map<number, (proof: Proof | null) => void>();
  thread.on('error', made.reject);
  thread.on('message', (word: TreeWord) => {
    if (word.kind === 'proof') {
      asked.get(word.id)?.(word.proof);
      asked.delete(word.id);
      return;
    }
    let questions = 0;
    const tree: KeptTree = {
      published: word.published,
      proofOf: (name) =>
        new Promise((resolve) => {
          questions += 1;
          asked.set(questions, resolve);
          thread.postMessage({ id: questions, name } satisfies TreeQuestion);
        }),
    };
    threads.register(tree, thread);
    made.resolve(tree);
  });
  return made.promise;
}
