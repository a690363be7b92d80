/**
 * How long a phone without a network shows nothing: the installed app against a bare page of the same stack, both built
 * in this run, each in a browser that was just started, with a processor four times slower (docs/budget.md).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { Hono } from 'hono';
import { staticFiles } from '#sandbox/http/static-files.ts';
import { browserArgs } from '../scripts/browser.ts';
import { medianStart, type Start } from './median.ts';

export interface Place {
  /** How the table calls it. */
  name: string;
  /** What is opened. */
  address: string;
  /** Matches once what it is about is on the screen. */
  live: string;
}

export interface Subject {
  /** Its server. */
  origin: string;
  /** What is opened there, in turns. */
  places: readonly Place[];
  /** Signs in and looks at everything, until the device has it. */
  visit: (page: Page, origin: string) => Promise<void>;
  /** Takes the server away. */
  stop: () => Promise<void>;
}

const slowdown = 4;

export async function openBrowser(folder: string, browser: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, {
    executablePath: browser,
    args: browserArgs,
    viewport: { width: 390, height: 844 },
  });
}

async function measure(folder: string, browser: string, url: string, { live }: Place): Promise<Start> {
  const context = await openBrowser(folder, browser);
  const [page = await context.newPage()] = context.pages();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript((selector) => {
    const look = (): void => {
      if (document.querySelector(selector)) performance.mark('live');
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, live);
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('live').length > 0);
  const start = await page.evaluate(() => {
    const timeOf = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
    return { firstPaint: timeOf('first-contentful-paint'), live: timeOf('live') };
  });
  await context.close();
  return start;
}

/** @returns the medians of each subject's places, in their order; they take turns, so that noise meets all of them */
export async function coldStarts(subjects: readonly Subject[], browser: string, rounds: number): Promise<Start[][]> {
  const folders: string[] = [];
  for (const subject of subjects) {
    const folder = await mkdtemp(join(tmpdir(), 'dayrent-bench-'));
    folders.push(folder);
    const context = await openBrowser(folder, browser);
    await subject.visit(await context.newPage(), subject.origin);
    await context.close();
    await subject.stop();
  }
  const found = await inTurns(subjects, rounds, (subject, place) =>
    measure(folders[subjects.indexOf(subject)] ?? '', browser, subject.origin + place.address, place),
  );
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  return found;
}

/** @param start of one place, once @returns the medians of each subject's places */
export async function inTurns<Of extends { places: readonly Place[] }>(
  subjects: readonly Of[],
  rounds: number,
  start: (subject: Of, place: Place) => Promise<Start>,
): Promise<Start[][]> {
  const found: Start[][][] = subjects.map(({ places }) => places.map(() => []));
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, subject] of subjects.entries()) {
      for (const [which, place] of subject.places.entries()) found[index]?.[which]?.push(await start(subject, place));
    }
  }
  return found.map((places) => places.map(medianStart));
}

/** Serves a folder as the sandbox serves the app. */
export async function serve(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const listener = getRequestListener(new Hono().all('*', staticFiles(folder)).fetch);
  const server = createServer((request, response) => void listener(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
