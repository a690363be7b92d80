export type ActionVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

const base =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-lg px-5 py-2.5 text-center text-base font-semibold transition select-none active:scale-98 aria-disabled:cursor-not-allowed aria-disabled:active:scale-100';

const looks: Record<ActionVariant, string> = {
  primary: 'bg-action text-on-action hover:opacity-92',
  secondary: 'border border-line bg-raised text-ink hover:bg-sunken',
  quiet: 'text-ink hover:bg-sunken',
  danger: 'bg-negative text-on-negative hover:opacity-92',
};
/** A disabled action stays readable: members should be able to read what they can't do yet. */
const disabled = 'bg-sunken text-subtle';

/** Classes that buttons and links to an action share. */
export const actionStyle = (variant: ActionVariant, isWide: boolean, isDisabled = false): string =>
  `${base} ${isDisabled ? disabled : looks[variant]} ${isWide ? 'w-full' : ''}`;
