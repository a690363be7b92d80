/**
 * `npm run newcomer -- URL [URL…]`: the taps and words of a newcomer on running servers, from an invite link of the demo member to the
 * first income collected a day later, by stop; and each sum as a share of the first address's. It goes by what several versions say.
 *
 * A tap is a press on a button or link, or into a field that hasn't the focus when its turn comes. The words of a stop are all that its
 * page or dialog shows, scrolled to or not, without the choices of a list. Worlds that are new, with clocks of the same day, compare best.
 */
import { chromium, type Locator, type Page } from '@playwright/test';
import { demoMember } from '#sandbox/seed/people.ts';
import { browserArgs, findBrowser } from './browser.ts';

interface Stop {
  name: string;
  taps: number;
  words: number;
}

const password = 'Meera2026new';
/** Long enough for any step on a busy machine; what a version doesn't have is waited for shortly. */
const [patience, glance, steady] = [30_000, 3_000, 2_000];
const words = new Intl.Segmenter('en', { granularity: 'word' });

const countWords = (text: string): number => [...words.segment(text)].filter(({ isWordLike }) => isWordLike).length;

const isThere = async (control: Locator, timeout: number): Promise<boolean> =>
  control.waitFor({ timeout }).then(
    () => true,
    () => false,
  );

/** A world's clock goes forward. */
async function advance(url: string, by: { days: number } | { hours: number }): Promise<void> {
  const method = 'POST';
  const headers = { 'Content-Type': 'application/json' };
  const { ok, status } = await fetch(`${url}/sandbox/clock/advance`, { method, headers, body: JSON.stringify(by) });
  if (!ok) throw new Error(`the clock of ${url} doesn't move: ${status}`);
}

/** Nothing falls due at weekends: the way begins on Monday, Tuesday or Wednesday. */
async function beginEarlyInTheWeek(url: string): Promise<void> {
  const clock = (await (await fetch(`${url}/sandbox/clock`)).json()) as { now: number };
  const day = new Date(clock.now).getUTCDay();
  if (day < 1 || day > 3) await advance(url, { days: (8 - day) % 7 });
}

/** Goes the way once. */
async function walk(page: Page, url: string): Promise<Stop[]> {
  const stops: Stop[] = [];
  const phone = `98${String(Date.now()).slice(-8)}`;

  const shownWords = async (): Promise<number> => {
    const dialog = page.getByRole('dialog').last();
    const shown = (await dialog.isVisible()) ? dialog : page.locator('body');
    const hidden = await shown.locator('select, .sr-only').allInnerTexts();
    return countWords(await shown.innerText()) - hidden.reduce((unread, text) => unread + countWords(text), 0);
  };
  /** Once the page stands: what it loads comes piece by piece. */
  const read = async (name: string): Promise<void> => {
    let [before, count] = [-1, await shownWords()];
    while (before !== count) {
      await page.waitForTimeout(steady);
      [before, count] = [count, await shownWords()];
    }
    stops.push({ name, taps: 0, words: count });
  };
  const tap = async (control: Locator): Promise<void> => {
    await control.click();
    const stop = stops.at(-1);
    if (stop) stop.taps += 1;
  };
  const type = async (name: string, text: string): Promise<void> => {
    const field = page.locator(`input[name="${name}"]`);
    if (!(await field.evaluate((element) => element === document.activeElement))) await tap(field);
    await field.fill(text);
  };
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const submit = page.locator('button[type="submit"]');

  await beginEarlyInTheWeek(url);
  await page.goto(`${url}/#/user/login/register?invite=${demoMember.inviteCode}`);
  await page.locator('input[name="phone"]').waitFor();
  await read('the form');
  await type('phone', phone);
  await type('password', password);
  await tap(submit);

  const code = page.locator('input[name="code"]');
  if (!(await isThere(code, glance))) {
    await read('where the code goes');
    await tap(button('Send the code'));
    await code.waitFor();
  }
  await read('the code');
  const sent = await fetch(`${url}/sandbox/codes?${new URLSearchParams({ to: `+91${phone}` })}`);
  await type('code', ((await sent.json()) as { code: string }).code);
  if (!(await isThere(button('Continue'), glance))) await tap(submit);
  await button('Continue').waitFor();
  await read('the welcome');
  if (await page.getByText('Not credited').first().isVisible())
    throw new Error(`${url} has given away what new members get in a day: start it with a new DATA_DIR`);
  await tap(button('Continue'));

  const tabs = page.locator('nav [aria-current="page"]');
  await tabs.waitFor();
  await read('home');
  await advance(url, { hours: 26 });
  await page.reload();
  const taken = page.locator('[data-taken], [role="dialog"]').first();
  const collect = button(/^(?:Collect|Receive)\b/).or(page.getByRole('link', { name: 'Receive', exact: true }));
  for (const name of ['home, a day later', 'the income screen']) {
    await collect.first().waitFor();
    await read(name);
    await tap(collect.first());
    if (await isThere(taken, glance)) break;
  }
  await taken.waitFor();
  await read('collected');
  return stops;
}

const sum = (stops: readonly Stop[], what: 'taps' | 'words'): number =>
  stops.reduce((total, stop) => total + stop[what], 0);
const row = (name: string, taps: number | string, count: number | string): string =>
  `${name.padEnd(22)}${String(taps).padStart(6)}${String(count).padStart(8)}`;
const share = (part: number, whole: number): string => `${Math.round((part / whole) * 100)} %`;

const urls = process.argv.slice(2);
if (urls.length === 0) throw new Error('Say where a server runs: npm run newcomer -- http://localhost:4173');
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
try {
  let first: Stop[] | undefined;
  for (const url of urls) {
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      locale: 'en-US',
      // Notices that scroll by are there once, and stand.
      reducedMotion: 'reduce',
    });
    page.setDefaultTimeout(patience);
    const stops = await walk(page, url);
    first ??= stops;
    console.log(`\n${row(url, 'taps', 'words')}`);
    for (const { name, taps, words: count } of stops) console.log(row(name, taps, count));
    console.log(row('in all', sum(stops, 'taps'), sum(stops, 'words')));
    if (stops !== first)
      console.log(
        row(
          'of the first',
          share(sum(stops, 'taps'), sum(first, 'taps')),
          share(sum(stops, 'words'), sum(first, 'words')),
        ),
      );
    await page.close();
  }
} finally {
  await browser.close();
}
