/** Reports, and members who are blocked (product 15.22). */
import { moderation } from '#contract/moderation.ts';
import type { Report, WrittenId } from '#domain/community.ts';
import { pageSize } from '#domain/limits.ts';
import { toFresh, type Client } from './client.ts';

/** A second one about the same changes nothing. */
export const report = async (client: Client, { kind, id, about, reason, note }: WrittenId & Report): Promise<void> => {
  await client.call(moderation.report, { kind, wordsId: id, about, reason, note });
};

/** Who wrote it; blocking twice changes nothing. */
export const block = async (client: Client, { kind, id }: WrittenId): Promise<void> => {
  await client.call(moderation.block, { kind, wordsId: id });
};

export const loadBlocked = async (client: Client, pageNum: number) =>
  toFresh(await client.call(moderation.blocks, { pageNum, pageSize }));

/** One that has ended already stays so. */
export const unblock = async (client: Client, blockId: string): Promise<void> => {
  await client.call(moderation.unblock, { blockId });
};
