/**
 * What `/sandbox/panel.js` holds: it keeps time, what follows and the book up to date, and sends the forms without leaving
 * the page. Without it the forms lead to the same calls. It stands by itself: its text is what the browser gets.
 */
import type { KeptLook } from './book-looks.ts';
import type { TimeFacts } from './time-facts.ts';

interface MarkupPolicy {
  createHTML(html: string): string;
}
/** Where the browser has them. */
interface PanelTypes {
  createPolicy(name: 'dayrent', rules: MarkupPolicy): MarkupPolicy;
}

function followTheClock(): void {
  const every = 4_000;
  /** Replaying the book takes a while: when it has grown, and now and then. The server keeps a look as long. */
  const verifiedFor = 20_000;
  const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
  const say = (selector: string, text: string): void => {
    const element = find(selector);
    if (element && element.textContent !== text) element.textContent = text;
  };
  // Parsed and never run: parts of it are put in place.
  const policy = (globalThis as { trustedTypes?: PanelTypes }).trustedTypes?.createPolicy('dayrent', {
    createHTML: (html) => html,
  });
  const parse = (html: string): Document =>
    new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html');
  let verified = { entries: -1, at: 0 };
  let known: { facts: TimeFacts; at: number } | null = null;

  /** Sandbox time now, from the last answer on. */
  const nowOf = ({ facts, at }: { facts: TimeFacts; at: number }): number =>
    facts.now + (facts.isPaused ? 0 : performance.now() - at);

  function left(until: number, now: number): string {
    const seconds = Math.ceil((until - now) / 1_000);
    if (seconds <= 0) return 'now';
    const pad = (value: number): string => String(value).padStart(2, '0');
    const clock = [Math.floor(seconds / 3_600) % 24, Math.floor(seconds / 60) % 60, seconds % 60].map(pad).join(':');
    const days = Math.floor(seconds / 86_400);
    return days > 0 ? `in ${days} d ${clock}` : `in ${clock}`;
  }

  function tick(): void {
    if (!known) return;
    const now = nowOf(known);
    for (const { id, until } of known.facts.follows) say(`[data-left="${id}"]`, until === null ? '' : left(until, now));
  }

  function showFacts(facts: TimeFacts): void {
    known = { facts, at: performance.now() };
    for (const name of ['time', 'date', 'zone', 'utc'] as const) say(`[data-fact="${name}"]`, facts[name]);
    say('[data-fact="state"]', facts.isPaused ? '❚❚ stands still' : '▶ runs');
    for (const { id, value } of facts.follows) say(`[data-fact="${id}"]`, value);
    tick();
  }

  function showBook({ ok, entries, checks, age }: KeptLook): void {
    const mark = find('[data-book="mark"]');
    if (mark) mark.className = ok ? 'good' : 'bad';
    say('[data-book="mark"]', ok ? '✓ every check holds' : '✗ a check fails');
    say('[data-book="entries"]', String(entries));
    // oxlint-disable-next-line no-restricted-properties -- the clock of the device that shows it
    say('[data-book="at"]', `verified at ${new Date(Date.now() - age).toLocaleTimeString()} of this device`);
    find('[data-book="checks"]')?.replaceChildren(
      ...checks.map(({ id, name, ok: holds, detail }) => {
        const row = document.createElement('tr');
        const told = row.insertCell();
        const about = document.createElement('p');
        about.className = 'subtle';
        about.textContent = detail;
        told.append(name, about);
        const result = row.insertCell();
        result.className = `mark ${holds ? 'good' : 'bad'}`;
        result.textContent = `${holds ? '✓' : '✗'} ${id}`;
        return row;
      }),
    );
  }

  async function read<T>(path: string): Promise<T> {
    // oxlint-disable-next-line no-restricted-globals -- the panel talks to the sandbox's own calls
    const reply = await fetch(path);
    if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
    return (await reply.json()) as T;
  }

  interface Shown {
    facts: Pick<TimeFacts, 'entries' | 'isPaused' | 'waiting'>;
    at: number;
    /** Parts that were in use and look otherwise by now. */
    skipped: readonly string[];
  }
  const shownBy = (page: Document, skipped: readonly string[]): Shown => {
    const text = page.querySelector<HTMLElement>('[data-shown]')?.dataset['shown'];
    return { facts: JSON.parse(text ?? '{}') as Shown['facts'], at: performance.now(), skipped };
  };
  let shown = shownBy(document, []);

  /** Under a finger nothing moves: a button that is held would be another one. What somebody fills in stays, too. */
  const isInUse = (part: Element | null): boolean => part?.matches('[data-filled], :has(:focus)') ?? false;

  /** Something waits, or money moved: on a busy book that is looked at as seldom as the book is. */
  function isShown({ entries, isPaused, waiting }: TimeFacts): boolean {
    if (shown.facts.isPaused !== isPaused || shown.facts.waiting !== waiting) return false;
    if (shown.skipped.some((id) => !isInUse(document.getElementById(id)))) return false;
    return shown.facts.entries === entries || performance.now() - shown.at < verifiedFor;
  }

  let isSending = false;
  async function refresh(): Promise<void> {
    if (document.hidden || isSending) return;
    try {
      const facts = await read<TimeFacts>('/sandbox/facts');
      // A form was sent meanwhile: what comes with its answer is newer.
      if (isSending) return;
      showFacts(facts);
      if (!isShown(facts)) await showNewer();
      if (isSending) return;
      if (facts.entries === verified.entries && performance.now() - verified.at < verifiedFor) return;
      const report = await read<KeptLook>('/sandbox/verified');
      if (isSending) return;
      verified = { entries: facts.entries, at: performance.now() - report.age };
      showBook(report);
    } catch {
      say('[data-book="at"]', 'the sandbox does not answer');
    }
  }

  /** Takes over every part that the answered page shows, and puts the focus back where it was. @returns whether it is the panel's page */
  function showPage(page: Document, isKept: (part: Element) => boolean = () => false): boolean {
    const buttonsIn = (part: Element | null): Element[] => [...(part?.querySelectorAll('form button') ?? [])];
    const held = document.activeElement;
    const around = held?.closest('[data-part]') ?? null;
    const place = held ? buttonsIn(around).indexOf(held) : -1;
    const parts = page.querySelectorAll('[data-part]');
    const skipped: string[] = [];
    for (const part of parts) {
      const old = document.getElementById(part.id);
      if (old && isKept(old)) {
        if (isInUse(old) && old.innerHTML !== part.innerHTML) skipped.push(old.id);
        continue;
      }
      const open = old?.querySelector('details')?.open ?? false;
      old?.replaceWith(part);
      const details = part.querySelector('details');
      if (details) details.open = open;
    }
    const same = around && buttonsIn(document.getElementById(around.id))[place];
    if (!held?.isConnected && same instanceof HTMLElement) same.focus();
    if (parts.length > 0) shown = shownBy(page, skipped);
    return parts.length > 0;
  }

  /** What was said of the last form stays, and what is in use. */
  async function showNewer(): Promise<void> {
    // oxlint-disable-next-line no-restricted-globals -- the panel reads itself
    const page = parse(await (await fetch('/sandbox')).text());
    if (!isSending) showPage(page, (part) => part.id === 'said' || isInUse(part));
  }

  async function send(form: HTMLFormElement): Promise<void> {
    isSending = true;
    form.setAttribute('aria-busy', 'true');
    say('#said', 'Working …');
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value);
    try {
      // oxlint-disable-next-line no-restricted-globals -- the panel talks to the sandbox's own calls
      const reply = await fetch(form.action, { method: 'POST', body: fields, headers: { Accept: 'text/html' } });
      if (!showPage(parse(await reply.text()))) say('#said', `The sandbox refused it (${reply.status}).`);
      const app = document.querySelector<HTMLIFrameElement>('#app');
      if (form.matches('[data-moves]')) app?.contentWindow?.location.reload();
    } catch {
      say('#said', 'The sandbox does not answer.');
    } finally {
      form.removeAttribute('aria-busy');
      isSending = false;
    }
    await refresh();
  }

  document.addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    if (!isSending) void send(event.target);
  });
  document.addEventListener('input', ({ target }) => {
    if (target instanceof Element) target.closest('[data-part]')?.setAttribute('data-filled', '');
  });
  async function follow(): Promise<void> {
    await refresh();
    setTimeout(() => void follow(), every);
  }
  setInterval(tick, 1_000);
  void follow();
}

export const panelScript = `(${followTheClock.toString()})();\n`;
