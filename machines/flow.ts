/** What a walk's file says of its flow, besides the walk: `docs/machines.md` and the gallery are made of it. */

export interface Flow {
  /** In a member's words. */
  flow: string;
  /** Addresses of screens, or the machine that it is a part of. Markdown. */
  home: string;
  gallery: GalleryEntry;
}

/** Why a state has no picture of its own. */
export type Reason =
  /** It is left at once. */
  | 'passing'
  /** Every other specimen shows it. */
  | 'everywhere'
  /** What is shown then belongs to another machine. */
  | 'elsewhere';

type Scene = Readonly<Record<string, string>>;

/** Where the gallery shows it: every state of every machine is there, or says why it has nothing to show. */
export interface GalleryEntry {
  /** An address of the app; null for a machine that runs inside of others, which show it where they wait for it. */
  address: string | null;
  /** States of other machines there, by folder; the others stand as they start. */
  scene?: Scene;
  /** The same for one state only. */
  scenes?: Readonly<Record<string, Scene>>;
  /** Places of the walk whose figures a state is shown with, where it isn't the one that has the most to show. */
  places?: Readonly<Record<string, string>>;
  /** Places of the walk that look different from what their state is shown with: each is shown too. */
  looks?: readonly string[];
  hidden?: Readonly<Record<string, Reason>>;
  /** How much later than its figures a state is looked at, in ms. */
  later?: Readonly<Record<string, number>>;
}
