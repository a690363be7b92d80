/** Advisory locks of ours on a Postgres that servers share: any fixed numbers, each its own. */
export const locks = {
  /** Who applies a migration: two that start at once take turns. */
  migration: 5_105_105,
  /** Who makes the schema. */
  schema: 5_105_108,
  /** Who makes or brings up to date what is in it; shared by who works beside the calls. */
  boot: 5_105_109,
  /** Who seals the book. */
  seal: 5_105_110,
  /** Who works beside the calls. Held as long as a server runs. */
  work: 5_105_106,
  /** Test processes take turns in making the template of their databases. */
  template: 5_105_107,
} as const;

/** Of locks by what members type, one a kind: a key of two numbers is never one of `locks`. */
export const lockSpaces = { name: 1, recipients: 2 } as const;
