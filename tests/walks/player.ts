/** Plays paths of a walk in the browser, and keeps which states were on the screen. */
import { expect, type BrowserContext } from '@playwright/test';
import { nodesOf, type Step } from '#machines/model/graph.ts';
import { kindOf } from '#machines/model/happening.ts';
import { isLeaf, leavesIn, pathOf } from '#machines/model/state-name.ts';
import type { AnyWalk } from '#machines/model/walk.ts';
import type { AnyStateNode } from 'xstate';
import { forgetDrafts } from '../support/kept-drafts.ts';
import { isAct, stateIn, type Path, type Target } from './paths.ts';
import type { Playbook, Stage } from './playbook.ts';

/** Fault for the call of a port that is held, or refused, at the end of a path. */
export type Ending = { fault: 'slow'; ms: number } | { fault: 'unauthorized' };

/** Longer than a test looks at what is held. */
export const hold: Ending = { fault: 'slow', ms: 30_000 };

/** Longer than it takes to do something else in the meantime. */
export const aside: Ending = { fault: 'slow', ms: 5_000 };

/** How long a busy machine may take for paths, ms. */
export const limitFor = ({ length }: readonly Target[]): number => 600_000 + length * 20_000;

declare global {
  interface Window {
    stateShown: (machine: string, state: string) => void;
  }
}

/** How often `machine.state` was shown; of regions both the pair and each half. */
export type Sightings = ReadonlyMap<string, number>;

/** Writes down every state that any frame of any page of the context says. */
export async function watchStates(context: BrowserContext): Promise<Sightings> {
  const seen = new Map<string, number>();
  await context.exposeBinding('stateShown', (_, machine: string, state: string) => {
    for (const part of new Set([state, ...leavesIn(state)])) {
      const name = `${machine}.${part}`;
      seen.set(name, (seen.get(name) ?? 0) + 1);
    }
  });
  await context.addInitScript(() => {
    const tell = (node: Node) => {
      if (!(node instanceof HTMLElement)) return;
      for (const frame of [node, ...node.querySelectorAll<HTMLElement>('[data-machine]')]) {
        const { machine, state } = frame.dataset;
        if (machine !== undefined && state !== undefined) window.stateShown(machine, state);
      }
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'attributes') tell(target);
        else addedNodes.forEach(tell);
      }
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-state'] });
  });
  return seen;
}

export class Player {
  readonly stage: Stage;
  private readonly book: Playbook;
  private readonly sightings: Sightings;

  constructor(book: Playbook, stage: Stage, sightings: Sightings = new Map()) {
    this.book = book;
    this.stage = stage;
    this.sightings = sightings;
  }

  get frame() {
    return this.book.page(this.stage.app).frame;
  }

  /** Goes where nothing is read: another screen would take the fault of a call that both make. */
  private async leave(): Promise<void> {
    const { app } = this.stage;
    if (this.book.open) return;
    // A link waits for a step that is still on its way Back, which would undo what is typed meanwhile (docs/testing.md).
    await app.linkTo('/index/language');
    await app.shows('index/language');
  }

  /** Opens the flow anew in the running app. */
  private async open(): Promise<void> {
    const { app } = this.stage;
    if (this.book.open) return this.book.open(this.stage);
    // What was typed on an earlier path is kept by the device: a walk begins without it.
    await forgetDrafts(app.page);
    await app.goTo(this.book.address(this.stage));
  }

  async isAt(...states: readonly string[]): Promise<void> {
    await expect(this.frame).toHaveAttribute('data-state', new RegExp(`^(${states.map(exactly).join('|')})$`));
  }

  /** Takes the way to a state. @param ending for the call that this state waits for: it stays there, or loses its session */
  async take({ path, state }: Target, ending?: Ending): Promise<void> {
    const turns = [-1, ...path.flatMap((step, index) => (isAct(step) ? [index] : []))];
    for (const [turn, index] of turns.entries()) {
      const next = turns[turn + 1] ?? path.length;
      const meanwhile: (() => Promise<void>)[] = [];
      if (index === -1) await this.leave();
      for (const step of path.slice(index + 1, next)) meanwhile.push(...(await this.arrange(step, path)));
      const goal = stateIn(path[next - 1]?.to ?? this.first);
      const waits = callOf(this.book, goal);
      // What happens while an answer is on its way happens before it comes.
      if (next < path.length && waits !== undefined) await this.stage.world.fault({ path: waits, ...aside });
      if (next === path.length && ending) await this.stage.world.fault({ path: this.callOf(state), ...ending });
      const act = path[index];
      const seenBefore = this.timesSeen(goal);
      await (act ? this.act(act) : this.open());
      for (const happen of meanwhile) await happen();
      if (next < path.length || !ending) await this.arrive(goal, seenBefore);
    }
    if (ending?.fault === 'slow') await this.isAt(state);
  }

  /** Ends what a path left open, so that the next one starts anew: nothing is sent again. @returns the state at the end */
  async conclude(): Promise<string> {
    const { frame } = this;
    for (let round = 0; round < 20; round += 1) {
      await expect(frame).not.toHaveAttribute('aria-busy', 'true');
      const state = (await frame.getAttribute('data-state')) ?? '';
      if (state === 'unsent') await this.send({ type: 'move.drop' });
      else if (state !== 'unsettled') return state;
      // Left by itself, or by the member's hand.
      await expect(frame).not.toHaveAttribute('data-state', state);
    }
    throw new Error('no end in twenty rounds');
  }

  private send(gesture: { type: string }): Promise<void> {
    return this.book.page(this.stage.app).send(gesture);
  }

  private async act({ label, event }: Step): Promise<void> {
    const fact = this.book.facts[label];
    if (fact) return fact(this.stage);
    // Delays of a few seconds pass by themselves.
    if (kindOf(event.type).kind === 'passed') return;
    await this.send((await this.book.gestures[label]?.(this.stage)) ?? event);
  }

  /** Before something is set off: what follows from it by itself. */
  private async arrange({ label, event }: Step, path: Path): Promise<(() => Promise<void>)[]> {
    const { outcomes, ports, inner } = this.book;
    const arranged = outcomes[label] ?? inner?.playbook.outcomes[label];
    if (arranged) return [(await arranged(this.stage)) ?? (() => Promise.resolve())];
    const what = kindOf(event.type);
    if (what.kind !== 'failed') return [];
    const call = ports[what.port] ?? inner?.playbook.ports[what.port];
    if (call === undefined) throw new Error(`${this.book.machine} has no call for "${label}"`);
    await this.stage.world.fault({ path: call, fault: faultFor(label, path) });
    return [];
  }

  private get first(): string {
    return beginningsIn(this.book.walk.machine.root).join(' + ');
  }

  /** The call that a state waits for. */
  private callOf(state: string): string {
    const call = callOf(this.book, state);
    if (call === undefined) throw new Error(`${this.book.machine} waits for no call in ${state}`);
    return call;
  }

  private timesSeen(state: string): number {
    return this.sightings.get(`${this.book.machine}.${state}`) ?? 0;
  }

  /**
   * A state that waits for an answer may be over before one looks, and some are never shown. One that ends by itself
   * after a few seconds has been there when it was shown since.
   */
  private async arrive(state: string, seenBefore: number): Promise<void> {
    const { inner, unseen, fleeting } = this.book;
    const leaves = leavesIn(state);
    const isShown =
      state !== inner?.state &&
      leaves.every(
        (leaf) =>
          fleeting?.includes(leaf) !== true && unseen[leaf] === undefined && inner?.playbook.unseen[leaf] === undefined,
      );
    const nodes = nodesIn(this.book, state);
    if (!isShown || nodes.length === 0 || nodes.some(({ invoke }) => invoke.length > 0)) return;
    if (nodes.every(({ after }) => after.length === 0)) return this.isAt(state);
    const now = this.frame.and(this.stage.page.locator(`[data-state="${state}"]`));
    const message = `${this.book.machine} is in "${state}", or was`;
    await expect
      .poll(async () => this.timesSeen(state) > seenBefore || (await now.count()) > 0, { message })
      .toBe(true);
  }
}

/** Leaves in which a state begins, also those that are left at once. */
const beginningsIn = (node: AnyStateNode): string[] => {
  const inside = node.type === 'parallel' ? Object.values(node.states) : node.initial.target;
  return isLeaf(node) ? [pathOf(node)] : inside.flatMap(beginningsIn);
};

/** A name of a state has points and a plus in it. */
const exactly = (text: string): string => text.replaceAll(/[.+]/g, String.raw`\$&`);

/** The leaves of a state, and what is around them. */
function nodesIn({ walk, inner }: Playbook, state: string) {
  const nodesAt = ({ machine }: AnyWalk) => {
    const leaves = leavesIn(state);
    return nodesOf(machine.root)
      .slice(1)
      .filter((node) => leaves.some((leaf) => `${leaf}.`.startsWith(`${pathOf(node)}.`)));
  };
  const own = nodesAt(walk);
  return own.length > 0 || !inner ? own : nodesAt(inner.playbook.walk);
}

/** The call that a state of a flow waits for; undefined where it waits for none. */
export function callOf(book: Playbook, state: string): string | undefined {
  const waited = nodesIn(book, state).flatMap(({ invoke }) => invoke.map(({ id }) => id));
  return waited.flatMap((port) => book.ports[port] ?? book.inner?.playbook.ports[port] ?? [])[0];
}

/** What the server knows of a move whose answer is lost: what the path says that it will tell. */
const faultFor = (label: string, path: Path): 'error-before' | 'error-after' =>
  label.startsWith('submit failed') && path.some((step) => step.label === 'askOutcome done: done')
    ? 'error-after'
    : 'error-before';
