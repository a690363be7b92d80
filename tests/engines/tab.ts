/** A tab as a member uses it: waits for what a step needs, then points, clicks and types as hands do. */
import type { Browser } from './browser.ts';

/** What is looked for: by CSS, and where that names several, by its whole text. */
export interface Target {
  css: string;
  text?: string;
}

/** Longer than the client waits for an answer (36 s). */
const patience = 45_000;
const pause = 100;

const find = ({ css, text }: Target): string =>
  `[...document.querySelectorAll(${JSON.stringify(css)})].find((one) => ${
    text === undefined ? 'true' : `one.textContent.trim() === ${JSON.stringify(text)}`
  })`;

const point = (x: number, y: number) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y) });

const keys = { control: '\uE009', delete: '\uE017' } as const;
const press = (value: string) => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];

export class Tab {
  readonly #browser: Browser;
  readonly #url: string;

  /** @param url of the world */
  constructor(browser: Browser, url: string) {
    this.#browser = browser;
    this.#url = url;
  }

  /** Loads the app at an address of its own, as a link from elsewhere does. */
  async open(address: string): Promise<void> {
    await this.#browser.goto(`${this.#url}/?lang=en#${address}`);
  }

  /** Loads any page of the server. */
  async load(path: string): Promise<void> {
    await this.#browser.goto(this.#url + path);
  }

  /** Changes the address in the running app. */
  async goTo(address: string): Promise<void> {
    await this.evaluate(`void (location.hash = ${JSON.stringify(address)})`);
  }

  reload = (): Promise<void> => this.#browser.reload();

  back = (): Promise<void> => this.#browser.back();

  evaluate = (code: string): Promise<unknown> => this.#browser.evaluate(code);

  /** Waits until an expression holds. @returns what it gave @throws with what the page shows */
  async waitFor(code: string, what = code): Promise<unknown> {
    const until = Date.now() + patience;
    let error: unknown;
    while (Date.now() < until) {
      try {
        const found = await this.evaluate(code);
        if (found) return found;
      } catch (failure) {
        // A page that is being left can't be asked.
        error = failure;
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    const page = await this.evaluate('location.href + "\\n" + document.body.innerText').catch(String);
    throw new Error(`waited for ${what}\n${String(page).slice(0, 1_500)}`, { cause: error });
  }

  /** Waits until a route's screen is there. */
  async shows(screen: string): Promise<void> {
    await this.has(`[data-screen="${screen}"]`);
  }

  /** Waits until a flow is in a state. */
  async is(machine: string, state: string): Promise<void> {
    await this.waitFor(
      `document.querySelector('[data-machine="${machine}"]')?.getAttribute('data-state') === '${state}'`,
      `${machine} to be ${state}`,
    );
  }

  /** Waits until an element is there. */
  async has(css: string): Promise<void> {
    await this.waitFor(`document.querySelector(${JSON.stringify(css)}) !== null`, css);
  }

  /** Waits until a text can be read somewhere on the page. */
  async says(text: string): Promise<void> {
    await this.waitFor(`document.body.innerText.includes(${JSON.stringify(text)})`, JSON.stringify(text));
  }

  async text(css: string): Promise<string> {
    return String(await this.waitFor(`document.querySelector(${JSON.stringify(css)})?.textContent`, css));
  }

  /** Clicks its middle, once it stands still, can be used, and nothing is above it. */
  async click(css: string, text?: string): Promise<void> {
    const target: Target = { css, ...(text !== undefined && { text }) };
    const place = `(async () => {
      const one = ${find(target)};
      if (!one || one.matches(':disabled, [aria-disabled="true"]')) return null;
      const middle = () => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      };
      one.scrollIntoView({ block: 'center', behavior: 'instant' });
      const before = middle();
      await new Promise((resolve) => setTimeout(resolve, 50));
      const { x, y } = middle();
      const met = document.elementFromPoint(x, y);
      const isFree = met && (one.contains(met) || met.contains(one) || met.closest('label')?.contains(one));
      return isFree && before.x === x && before.y === y ? { x, y } : null;
    })()`;
    const { x, y } = (await this.waitFor(place, `${css} ${text ?? ''} to be clicked`)) as { x: number; y: number };
    await this.#browser.perform([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [point(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }],
      },
    ]);
  }

  /** Types into a field, over what is there. */
  async fill(css: string, text: string): Promise<void> {
    await this.click(css);
    await this.waitFor(`document.activeElement === document.querySelector(${JSON.stringify(css)})`, `focus on ${css}`);
    const selectAll = [{ type: 'keyDown', value: keys.control }, ...press('a'), { type: 'keyUp', value: keys.control }];
    const actions = [...selectAll, ...press(keys.delete), ...Array.from(text).flatMap(press)];
    await this.#browser.perform([{ type: 'key', id: 'keyboard', actions }]);
    await this.waitFor(
      `document.querySelector(${JSON.stringify(css)})?.value === ${JSON.stringify(text)}`,
      `${css} to hold ${text}`,
    );
  }

  /** Chooses in a list of the browser's own. */
  async choose(css: string, value: string): Promise<void> {
    await this.waitFor(
      `(() => {
        const list = document.querySelector(${JSON.stringify(css)});
        if (![...(list?.options ?? [])].some((option) => option.value === ${JSON.stringify(value)})) return false;
        list.value = ${JSON.stringify(value)};
        list.dispatchEvent(new Event('change', { bubbles: true }));
        return true;
      })()`,
      `${value} in ${css}`,
    );
  }

  /**
   * Waits until what begins to work after a member's start has begun. A page that is left before loads again instead: WebKit
   * refuses what it is still loading, and the app takes that for files of a build that is gone.
   */
  async startedAll(): Promise<void> {
    const state = (css: string) => `document.querySelector('${css}')?.getAttribute('data-state')`;
    await this.waitFor(
      `${state('[data-watch="update"]')} === 'idle' && ${state('[data-machine="socket"]')} === 'live'`,
      'all to have begun',
    );
    await this.has('[data-machine="outbox"]');
    await this.kept();
  }

  /** Waits until the worker has all files and answers this page. */
  async kept(): Promise<void> {
    await this.waitFor(
      'navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)',
      'the worker',
    );
  }
}
