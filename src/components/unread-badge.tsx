/** How many are unread, as a figure on gold; nothing for none. Once it is old it is hollow. */
export function UnreadBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <bdi
      dir="ltr"
      className="inline-flex min-w-5.5 items-center justify-center rounded-full border border-gold bg-gold px-1.5 text-xs leading-5 font-bold text-raised tabular-nums group-has-[[data-stale]]/unread:bg-raised group-has-[[data-stale]]/unread:text-ink"
    >
      {count > 99 ? '99+' : count}
    </bdi>
  );
}
