/** Sight; crossed out when pressing it ends it, or something is out of it. */
export const EyeIcon = ({ isCrossed }: { isCrossed: boolean }) => (
  <svg
    aria-hidden
    viewBox="0 0 24 24"
    className="size-5.5 fill-none stroke-current stroke-2"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="3" />
    {isCrossed && <path d="M4 4l16 16" />}
  </svg>
);
