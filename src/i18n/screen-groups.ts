/** The folders of src/screens: the one list of them. Each has a catalog of its name for its words, but `entry`. */
export const screenGroups = [
  'entry',
  'access',
  'home',
  'product',
  'wallet',
  'transfer',
  'person',
  'team',
  'messages',
  'community',
  'rewards',
  'dev',
] as const;
export type ScreenGroup = (typeof screenGroups)[number];

/** `shell` comes with the entry, `shared` with every screen for members. */
export type CatalogGroup = 'shell' | 'shared' | Exclude<ScreenGroup, 'entry'>;

/** Where the words of a group's screens are. */
export const catalogOf = (group: ScreenGroup): CatalogGroup => (group === 'entry' ? 'shell' : group);
