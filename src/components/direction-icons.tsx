const look = 'size-5 shrink-0 fill-none stroke-current stroke-2 rtl:-scale-x-100';

/** Arrow towards where the reader came from; mirrored from right to left. */
export function BackIcon() {
  return (
    <svg aria-hidden viewBox="0 0 20 20" className={look} strokeLinecap="round" strokeLinejoin="round">
      <path d="M16 10H4m5-5-5 5 5 5" />
    </svg>
  );
}

/** Chevron onwards; mirrored from right to left. */
export function ForwardIcon() {
  return (
    <svg aria-hidden viewBox="0 0 20 20" className={`${look} text-subtle`} strokeLinecap="round" strokeLinejoin="round">
      <path d="m8 5 5 5-5 5" />
    </svg>
  );
}
