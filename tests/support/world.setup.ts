/** Signs both members of the seeded world in with the real form, and keeps all of it for the tests to copy. */
import { join } from 'node:path';
import { expect, test as setup } from '@playwright/test';
import { freePort, runScript, startServer } from '#tests/sandbox/server-process.ts';
import { LoginPage } from '../pages/login-page.ts';
import { wordsOf } from './words.ts';
import { seededData, seededDump, stateFile, type Member } from './seeded.ts';

interface Facts {
  phone: string;
  emptyPhone: string;
  password: string;
}

setup('a seeded world with its members signed in', async ({ browser, request }) => {
  const server = await startServer({ DATA_DIR: seededData, PORT: String(await freePort()) });
  expect(server.url, server.output()).not.toBe('');
  let code: number | null;
  try {
    console.log('world seed: dayrent');
    const facts = (await (await request.get(`${server.url}/sandbox/demo`)).json()) as Facts;
    const phones: Record<Member, string> = { demo: facts.phone, empty: facts.emptyPhone };
    const signIn = async (member: Member) => {
      const context = await browser.newContext({ baseURL: server.url });
      const page = await context.newPage();
      const login = new LoginPage(page, await wordsOf('en'));
      await page.goto('/#/user/login?from=/index/language');
      await login.signIn({ phone: phones[member], password: facts.password });
      await expect(page.locator('[data-screen="index/language"]')).toBeVisible();
      await context.storageState({ path: stateFile(member), indexedDB: true });
      await context.close();
    };
    await Promise.all([signIn('demo'), signIn('empty')]);
  } finally {
    // One that is left behind goes on writing to this folder, whoever makes it anew.
    code = await server.kill('SIGTERM');
  }
  expect(code).toBe(0);
  const { ended, output } = runScript(join(import.meta.dirname, 'dump-seeded.ts'), {}, [seededData, seededDump]);
  expect(await ended, output()).toBe(0);
});
