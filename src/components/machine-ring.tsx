interface MachineRingProps {
  image: string;
  /** How much of the whole is there, 0 to 1. */
  share: number;
  /** Less than it should be: in the colour of a warning. */
  isShort?: boolean;
  /** `drawn`: as a part of the container that it stands in. */
  size?: 'normal' | 'large' | 'drawn';
}

const sizes = { normal: 'size-13.5', large: 'size-22', drawn: 'size-[min(3.375rem,14.5cqi)]' };

/** A machine's picture in a ring that fills: what was paid of what was stated, or how far a day has come. The words are beside it. */
export function MachineRing({ image, share, isShort = false, size = 'normal' }: MachineRingProps) {
  return (
    <span aria-hidden className={`relative block shrink-0 ${sizes[size]}`}>
      <img
        src={image === '' ? undefined : image}
        alt=""
        width={88}
        height={88}
        // Each is a document of its own to the browser: once the screen is there (docs/budget.md).
        loading="lazy"
        className="absolute inset-[8.5%] size-[83%] rounded-full bg-sunken object-cover"
      />
      <svg viewBox="0 0 48 48" className="absolute inset-0 -rotate-90 fill-none" strokeWidth="3">
        <circle cx="24" cy="24" r="22.5" className="stroke-sunken" />
        <circle
          cx="24"
          cy="24"
          r="22.5"
          pathLength={100}
          strokeDasharray={`${Math.min(1, Math.max(0, share)) * 100} 100`}
          className={isShort ? 'stroke-warning' : 'stroke-yours'}
        />
      </svg>
    </span>
  );
}
