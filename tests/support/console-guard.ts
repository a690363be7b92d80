/** What a browser complains about fails the test: console errors and warnings, page errors, CSP reports. */
import { expect, type BrowserContext, type ConsoleMessage, type Request } from '@playwright/test';
import { user } from '#contract/user.ts';
import { headers } from '#domain/headers.ts';
import { pathOf } from '../flows/money-paths.ts';
import type { World } from './world.ts';

const tokenOf = (request: Request): string | undefined => request.headers()[headers.token.toLowerCase()];

export class ConsoleGuard {
  private readonly complaints: { text: string; url: string }[] = [];
  /** Tokens that were signed out with, and addresses that were refused to one of them: they were on their way. */
  private readonly left = new Set<string | undefined>();
  private readonly late = new Set<string>();
  /** The browser was taken offline; what failed then may be told late. */
  private wasOffline = false;
  /** What a screen says that a test broke on purpose. */
  broken: string | null = null;

  private readonly world: World;
  private readonly context: BrowserContext;

  constructor(context: BrowserContext, world: World) {
    this.context = context;
    this.world = world;
    context.on('console', (message) => this.hear(message));
    context.on('weberror', (error) => {
      const text = `page error: ${error.error().stack ?? error.error().message}`;
      if (!this.isBroken(text)) this.complaints.push({ text, url: '' });
    });
    context.on('request', (request) => {
      if (new URL(request.url()).pathname === pathOf(user.logout)) this.left.add(tokenOf(request));
    });
    context.on('response', (response) => {
      if (response.status() === 401 && this.left.has(tokenOf(response.request()))) this.late.add(response.url());
    });
  }

  /** Takes the browser offline, or back. */
  async setOffline(isOffline: boolean): Promise<void> {
    this.wasOffline ||= isOffline;
    await this.context.setOffline(isOffline);
  }

  private hear(message: ConsoleMessage): void {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (this.isOrdered(message)) return;
    this.complaints.push({ text: `${message.type()}: ${message.text()}`, url: message.location().url });
  }

  /** The browser logs each failed request itself; those that a test made fail are no complaint. */
  private isOrdered(message: ConsoleMessage): boolean {
    // Said by Playwright in place of the registration that a test does without.
    if (message.text().startsWith('Service Worker registration blocked')) return true;
    if (this.isBroken(message.text())) return true;
    // Sockets are no calls: no fault is ordered for them.
    if (message.text().startsWith(`WebSocket connection to '${this.world.url.replace('http', 'ws')}/`)) {
      return this.wasOffline || this.world.isInterrupted;
    }
    if (!message.text().startsWith('Failed to load resource')) return false;
    const { url } = message.location();
    if (!url.startsWith(this.world.url)) return false;
    if (this.world.hasRevoked && message.text().includes('401')) return true;
    return (
      // The worker answers with 503 what it can't fetch and has not kept.
      (this.wasOffline && /ERR_INTERNET_DISCONNECTED|status of 503/.test(message.text())) ||
      this.world.isInterrupted ||
      ['*', new URL(url).pathname].some((path) => this.world.faulted.has(path))
    );
  }

  private isBroken(text: string): boolean {
    return this.broken !== null && text.includes(this.broken);
  }

  /** What was complained of by now, for a test that means it: it fails no longer. */
  take(): string[] {
    return this.complaints.splice(0).map(({ text }) => text);
  }

  expectSilence(): void {
    const isLate = ({ text, url }: { text: string; url: string }) => text.includes('401') && this.late.has(url);
    expect(this.complaints.filter((complaint) => !isLate(complaint))).toEqual([]);
  }
}
