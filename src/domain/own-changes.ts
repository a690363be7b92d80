/** What members did with posts and comments that the lists they have read don't know yet (product 13.13). */
import type { WrittenId } from './community.ts';
import type { OutboxItem } from './outbox.ts';

/** A post or comment that something is done with. */
export interface Words extends WrittenId {
  author: string;
  content: string;
  /** Of a comment its post, of an own post the id that its device gave it: what the outbox keeps in order. */
  lane: string;
  isOwn: boolean;
}

export interface OwnChange {
  id: string;
  /** Null: it is deleted. */
  content: string | null;
  /** Server time, ms. */
  at: number;
}

/** What waits to be sent, in its order; what was refused is undone. */
export const waitingChanges = (items: readonly OutboxItem[]): readonly OwnChange[] =>
  items.flatMap((item): OwnChange[] => {
    if (item.held || (item.kind !== 'edit' && item.kind !== 'remove')) return [];
    return [{ id: item.body.id, content: item.kind === 'edit' ? item.body.content : null, at: item.madeAt }];
  });

interface Row {
  id: string;
  content: string;
  editedAt: number | null;
}

/** The rows of a list, as they are after the changes: in their order, later ones over earlier ones. */
export const withChanges = <T extends Row>(rows: readonly T[], changes: readonly OwnChange[]): readonly T[] =>
  rows.flatMap((row): T[] => {
    let shown = row;
    for (const { id, content, at } of changes) {
      if (id !== row.id) continue;
      if (content === null) return [];
      // Another device may have edited it since.
      if (at >= (shown.editedAt ?? 0) && content !== shown.content) shown = { ...shown, content, editedAt: at };
    }
    return [shown];
  });
