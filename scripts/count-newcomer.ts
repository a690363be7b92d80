/**
 * `npm run newcomer`: what a newcomer does and reads from registering to the first income that is collected, on the built
 * app. A tap is a press on a link, a button or a field. What is read is what a screen shows that no screen before it
 * showed, line by line, whether it is scrolled to or not.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoMember } from '#sandbox/seed/people.ts';
import { freePort, startServer } from '#tests/sandbox/server-process.ts';
import { chromium, type Locator } from '@playwright/test';
import { browserArgs, findBrowser } from './browser.ts';

const phone = '9876543211';
const password = 'Meera2026new';

const data = mkdtempSync(join(tmpdir(), 'dayrent-newcomer-'));
const server = await startServer({ DATA_DIR: data, PORT: String(await freePort()) });
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs });

const steps: { step: string; taps: number; words: number }[] = [];
const known = new Set<string>();
let taps = 0;

async function tap(control: Locator): Promise<void> {
  taps += 1;
  await control.click();
}

async function type(field: Locator, text: string): Promise<void> {
  await tap(field);
  await field.fill(text);
}

const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' });

/** Counts what is new on the page, once it stands. */
async function read(step: string, shown: Locator): Promise<void> {
  await shown.waitFor();
  await page.waitForLoadState('networkidle');
  const lines = (await page.locator('body').innerText()).split('\n').map((line) => line.trim());
  const fresh = lines.filter((line) => !known.has(line));
  for (const line of fresh) known.add(line);
  const words = fresh.flatMap((line) => line.match(/\p{L}[\p{L}’'-]*/gu) ?? []).length;
  steps.push({ step, taps, words });
  taps = 0;
}

const order = (path: string, body: object): Promise<Response> =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

async function codeFor(to: string): Promise<string> {
  const reply = await fetch(`${server.url}/sandbox/codes?${new URLSearchParams({ to })}`);
  return ((await reply.json()) as { code: string }).code;
}

try {
  const field = (name: string) => page.locator(`input[name="${name}"]`);
  const submit = page.locator('button[type="submit"]');
  const register = page.locator('[data-machine="register"]');

  await page.goto(`${server.url}/#/user/login`);
  await read('the sign-in page', field('phone'));
  await tap(page.locator('a[href="#/user/login/register"]'));
  await read('the form', register.and(page.locator('[data-state="form"]')));
  await type(field('phone'), phone);
  await type(field('password'), password);
  await type(field('inviteCode'), demoMember.inviteCode);
  await tap(submit);
  await read('before the code', page.locator('[data-state="request"]'));
  await tap(page.getByRole('button', { name: 'Send the code' }));
  await read('the code', field('code'));
  await type(field('code'), await codeFor(phone));
  await tap(submit);
  await read('welcome', page.getByRole('button', { name: 'Continue' }));
  await tap(page.getByRole('button', { name: 'Continue' }));
  await read('home', page.locator('nav [aria-current="page"]'));
  await order('/sandbox/clock/advance', { hours: 26 });
  await page.reload();
  const collect = page.getByRole('button', { name: /^Collect/ });
  await read('home, a day later', collect);
  await tap(collect);
  const done = page.getByRole('dialog').getByRole('button', { name: 'Done' });
  await read('collected', done);
  await tap(done);
  steps.push({ step: 'home again', taps, words: 0 });

  const sum = { step: 'in all', taps: 0, words: 0 };
  for (const one of steps) {
    sum.taps += one.taps;
    sum.words += one.words;
  }
  for (const { step, taps: made, words } of [...steps, sum])
    console.log(`${step.padEnd(20)}${String(made).padStart(4)} taps${String(words).padStart(6)} words`);
} finally {
  await browser.close();
  await server.kill('SIGTERM');
  rmSync(data, { recursive: true, force: true });
}
