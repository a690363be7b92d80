/** A turning ring in the colour of the text around it. Whoever shows it says in words what is going on. */
export function Spinner() {
  return (
    <svg aria-hidden viewBox="0 0 20 20" className="size-5 animate-spin fill-none stroke-current stroke-2">
      <circle cx="10" cy="10" r="8" className="opacity-25" />
      <path d="M10 2a8 8 0 0 1 8 8" strokeLinecap="round" />
    </svg>
  );
}
