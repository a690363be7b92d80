/** What a browser complains about fails the test: console errors and warnings, page errors, CSP reports. */
import { expect, type BrowserContext, type ConsoleMessage } from '@playwright/test';
import type { World } from './world.ts';

export class ConsoleGuard {
  private readonly complaints: string[] = [];
  /** The browser is offline on purpose. */
  isOffline = false;
  /** What a screen says that a test broke on purpose. */
  broken: string | null = null;

  private readonly world: World;

  constructor(context: BrowserContext, world: World) {
    this.world = world;
    context.on('console', (message) => this.hear(message));
    context.on('weberror', (error) =>
      this.complaints.push(`page error: ${error.error().stack ?? error.error().message}`),
    );
  }

  private hear(message: ConsoleMessage): void {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (!this.isOrdered(message))
      this.complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  }

  /** The browser logs each failed request itself; those that a test made fail are no complaint. */
  private isOrdered(message: ConsoleMessage): boolean {
    // Said by Playwright in place of the registration that a test does without.
    if (message.text().startsWith('Service Worker registration blocked')) return true;
    if (this.broken !== null && message.text().includes(this.broken)) return true;
    // Sockets are no calls: no fault is ordered for them.
    if (message.text().startsWith(`WebSocket connection to '${this.world.url.replace('http', 'ws')}/`)) {
      return this.isOffline || this.world.isInterrupted;
    }
    if (!message.text().startsWith('Failed to load resource')) return false;
    const { url } = message.location();
    if (!url.startsWith(this.world.url)) return false;
    if (this.world.hasRevoked && message.text().includes('401')) return true;
    return (
      this.isOffline ||
      this.world.isInterrupted ||
      ['*', new URL(url).pathname].some((path) => this.world.faulted.has(path))
    );
  }

  expectSilence(): void {
    expect(this.complaints).toEqual([]);
  }
}
