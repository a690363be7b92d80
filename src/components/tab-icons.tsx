const look = 'size-6 shrink-0 fill-none stroke-current';
const pen = { strokeWidth: 1.8, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
/** Its inside is gold where the tab is the active one. */
const inside = 'stroke-none in-aria-[current=page]:fill-sun/60';

/** Drawings for the tab bar, in the colour of the text beside them. */
export function HomeIcon() {
  const house = 'M4 10.5 12 4l8 6.5V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1Z';
  return (
    <svg aria-hidden viewBox="0 0 24 24" className={look} {...pen}>
      <path d={house} className={inside} />
      <path d={house} />
    </svg>
  );
}

export function WalletIcon() {
  return (
    <svg aria-hidden viewBox="0 0 24 24" className={look} {...pen}>
      <path d="M3.5 9.5h16a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H6a2.5 2.5 0 0 1-2.5-2.5Z" className={inside} />
      <path d="M18 8V5.5a1 1 0 0 0-1-1H6A2.5 2.5 0 0 0 6 9.5h13.5a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H6a2.5 2.5 0 0 1-2.5-2.5V7M16.5 14.8v.1" />
    </svg>
  );
}

export function TeamIcon() {
  return (
    <svg aria-hidden viewBox="0 0 24 24" className={look} {...pen}>
      <path
        d="M12.5 8A3.5 3.5 0 1 1 5.5 8a3.5 3.5 0 0 1 7 0ZM2.5 20c0-3.6 2.9-6 6.5-6s6.5 2.4 6.5 6Z"
        className={inside}
      />
      <circle cx="9" cy="8" r="3.5" />
      <path d="M2.5 20c0-3.6 2.9-6 6.5-6s6.5 2.4 6.5 6M15.5 4.8a3.5 3.5 0 0 1 0 6.4M18.2 14.6c2 .9 3.3 2.8 3.3 5.4" />
    </svg>
  );
}

export function PersonIcon() {
  return (
    <svg aria-hidden viewBox="0 0 24 24" className={look} {...pen}>
      <path
        d="M15.8 8a3.8 3.8 0 1 1-7.6 0 3.8 3.8 0 0 1 7.6 0ZM4.5 20.5c0-4 3.4-6.5 7.5-6.5s7.5 2.5 7.5 6.5Z"
        className={inside}
      />
      <circle cx="12" cy="8" r="3.8" />
      <path d="M4.5 20.5c0-4 3.4-6.5 7.5-6.5s7.5 2.5 7.5 6.5" />
    </svg>
  );
}
