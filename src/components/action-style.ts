export type ActionVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/** The hatch of an amount on it is drawn in its own colour. */
const base =
  'inline-flex items-center justify-center gap-2 rounded-lg px-5 py-2.5 text-center font-bold transition select-none [--mark:currentcolor] active:scale-98 aria-disabled:cursor-not-allowed aria-disabled:active:scale-100';

const looks: Record<ActionVariant, string> = {
  primary: 'min-h-13.5 bg-sun text-lg text-on-sun inset-shadow-press hover:brightness-97',
  secondary: 'min-h-12 bg-harbour-soft text-base text-ink hover:brightness-97',
  quiet: 'min-h-12 text-base text-link hover:bg-sunken',
  danger: 'min-h-12 bg-negative text-base text-on-negative hover:opacity-92',
};
/** A disabled action stays readable: members should be able to read what they can't do yet. */
const disabled = 'min-h-12 bg-sunken text-base text-subtle';

/** Classes that buttons and links to an action share. */
export const actionStyle = (variant: ActionVariant, isWide: boolean, isDisabled = false): string =>
  `${base} ${isDisabled ? disabled : looks[variant]} ${isWide ? 'w-full' : ''}`;
