/** How many are unread, as a figure on the sun's colour; nothing for none. Once it is old it is hollow. */
export function UnreadBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <bdi
      dir="ltr"
      className="inline-flex min-w-5.5 items-center justify-center rounded-full bg-sun px-1.5 text-xs leading-5 font-bold text-on-sun tabular-nums group-has-[[data-stale]]/unread:bg-raised group-has-[[data-stale]]/unread:text-harbour group-has-[[data-stale]]/unread:ring-1 group-has-[[data-stale]]/unread:ring-edge"
    >
      {count > 99 ? '99+' : count}
    </bdi>
  );
}
