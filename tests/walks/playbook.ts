/**
 * A playbook: how the walk of one flow is played in a browser, against the real sandbox. Each machine has one, or a
 * reason in `playbooks.ts` why nobody can play it.
 */
import type { Locator, Page } from '@playwright/test';
import type { AnyWalk } from '#machines/model/walk.ts';
import type { DemoFacts } from '#sandbox/seed/demo-facts.ts';
import type { App } from '../pages/app.ts';
import type { Account } from '../support/account.ts';
import type { World } from '../support/world.ts';

/** Where a walk is played. */
export interface Stage {
  app: App;
  page: Page;
  world: World;
  account: Account;
  demo: DemoFacts;
}

/** A page model, as far as a walk needs it. */
export interface FlowPage<Gesture> {
  frame: Locator;
  send: (event: Gesture) => Promise<void>;
}

export type Act = (stage: Stage) => Promise<void>;
/** Before something is set off. @returns what has to happen right after, while the answer is on its way */
export type Arrange = (stage: Stage) => Promise<void | (() => Promise<void>)>;

/** What a money flow does to its member's account. */
export interface MoneySide {
  /** The call that moves the money. */
  path: string;
  /** The state that says that it happened. */
  done: string;
  /** How often it happened by the hand in the browser so far. */
  count: (stage: Stage) => Promise<number>;
}

export interface Playbook {
  /** As the frame says it. */
  machine: string;
  walk: AnyWalk;
  /** Where the flow is. */
  address: (stage: Stage) => string;
  /** Opens it, where it takes more than to go to its address. */
  open?: Act;
  page: (app: App) => FlowPage<{ type: string }>;
  /** Before each path: makes the flow possible once more. */
  ready?: Act;
  /** The call behind each port: what a fault is ordered for. */
  ports: Readonly<Record<string, string>>;
  /** What has to be arranged for an outcome, before it is set off. A port that is done needs nothing, one that failed a fault. */
  outcomes: Readonly<Record<string, Arrange>>;
  /** What a label of the walk is in this world, where the sample's values are not there. */
  gestures: Readonly<Record<string, (stage: Stage) => { type: string } | Promise<{ type: string }>>>;
  /** Facts and delays: how they come about. */
  facts: Readonly<Record<string, Act>>;
  /** Labels that nobody can play, `state: label` for one state alone, each with the reason. */
  unplayable: Readonly<Record<string, string>>;
  /** States that end by themselves before one looks. */
  fleeting?: readonly string[];
  /** States that no frame shows, each with the reason. */
  unseen: Readonly<Record<string, string>>;
  /** The child whose states the frame shows in the place of one of its own. */
  inner?: { state: string; playbook: Pick<Playbook, 'walk' | 'ports' | 'outcomes' | 'unplayable' | 'unseen'> };
  money?: MoneySide;
}

type Needed = 'machine' | 'address';

/** What a playbook has to say at least; typed by what its page can do. */
export type Told<P extends FlowPage<never>> = Pick<Playbook, Needed> &
  Partial<Omit<Playbook, Needed | 'walk' | 'page' | 'gestures'>> & {
    page: (app: App) => P;
    gestures?: Readonly<Record<string, (stage: Stage) => Parameters<P['send']>[0] | Promise<Parameters<P['send']>[0]>>>;
  };

/** Name the page, `playbookOf<LoginPage>(…)`, so that its gestures are known. */
export const playbookOf = <P extends FlowPage<never>>(walk: AnyWalk, told: Told<P>): Playbook => ({
  ports: {},
  outcomes: {},
  gestures: {},
  facts: {},
  unplayable: {},
  unseen: {},
  ...(told as unknown as Pick<Playbook, Needed | 'page'>),
  walk,
});
