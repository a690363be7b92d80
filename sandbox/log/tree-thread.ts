/** A thread that makes one large tree, and answers for its members as long as it is kept. */
import { parentPort, workerData } from 'node:worker_threads';
import { buildSumTree } from '#domain/sum-tree.ts';
import { digest, leavesOf, type TreeQuestion, type TreeWord } from './balance-trees.ts';

const { secret, hash, leaves } = workerData as { secret: string; hash: string; leaves: Uint8Array };
const tree = await buildSumTree(digest, leavesOf(leaves, secret, hash));
const say = (word: TreeWord): void => parentPort?.postMessage(word);

parentPort?.on('message', ({ id, name }: TreeQuestion) => say({ kind: 'proof', id, proof: tree.proofOf(name) }));
say({ kind: 'made', published: tree.published });
