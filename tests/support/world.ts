/** A server process on its own copy of the seeded data, with its controls. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type APIRequestContext } from '@playwright/test';
import { freePort, startServer, type Started } from '#tests/sandbox/server-process.ts';
import { parseScenario, type FaultKind, type PayerHabit, type WithdrawalEnd } from '#domain/scenario.ts';
import type { DemoFacts } from '#sandbox/seed/demo-facts.ts';
import { seededData } from './seeded.ts';

export interface FaultOrder {
  /** `/api/<backend>/<path>`. */
  path: string;
  fault: FaultKind;
  times?: number;
  /** For `slow`. */
  ms?: number;
}

export class World {
  readonly url: string;
  /** Paths whose calls fail on purpose: what the browser says about them is expected. */
  readonly faulted = new Set<string>();
  /** Sessions were ended on purpose: whatever was asked with one is refused. */
  hasRevoked = false;
  /** The server was stopped on purpose: any call may fail. */
  isInterrupted = false;
  private readonly port: number;
  private readonly folder: string;
  private readonly request: APIRequestContext;
  private readonly environment: Readonly<Record<string, string>>;
  private server: Started;

  private constructor(
    port: number,
    folder: string,
    environment: Readonly<Record<string, string>>,
    request: APIRequestContext,
    server: Started,
  ) {
    this.port = port;
    this.folder = folder;
    this.environment = environment;
    this.request = request;
    this.server = server;
    this.url = server.url;
  }

  /** @param environment more of it than folder and port */
  static async open(request: APIRequestContext, environment: Readonly<Record<string, string>> = {}): Promise<World> {
    const folder = await mkdtemp(join(tmpdir(), 'dayrent-e2e-'));
    await cp(seededData, folder, { recursive: true });
    const port = await freePort();
    return new World(port, folder, environment, request, await World.start(folder, port, environment));
  }

  private static async start(
    folder: string,
    port: number,
    environment: Readonly<Record<string, string>>,
  ): Promise<Started> {
    const server = await startServer({ ...environment, DATA_DIR: folder, PORT: String(port) });
    expect(server.url, server.output()).not.toBe('');
    return server;
  }

  async close(): Promise<void> {
    await this.server.kill('SIGKILL');
    await rm(this.folder, { recursive: true, force: true });
  }

  /** `kill -9`. */
  async kill(): Promise<void> {
    this.isInterrupted = true;
    await this.server.kill('SIGKILL');
  }

  /** The same data at the same address. */
  async restart(): Promise<void> {
    this.server = await World.start(this.folder, this.port, this.environment);
  }

  /** Back to the seeded data. Sessions that began here are over; browsers keep those they came with. */
  async rewind(): Promise<void> {
    await this.kill();
    await rm(this.folder, { recursive: true });
    await cp(seededData, this.folder, { recursive: true });
    await this.restart();
  }

  /** The release that members are offered from now on; code 0 for none. */
  release(release: {
    code: number;
    name?: string;
    downUrl?: string;
    extra?: string;
    compulsory?: boolean;
  }): Promise<void> {
    return this.post('/sandbox/release', release);
  }

  /** Where customer service is from now on; empty for none. */
  customerLink(link: string): Promise<void> {
    return this.post('/sandbox/customer-service', { link });
  }

  /** A message to the demo member, a notice to all, or one that comes up on home. */
  announce(kind: 'message' | 'notice' | 'popup', title = '', text = ''): Promise<void> {
    return this.post('/sandbox/announce', { kind, title, text });
  }

  async fault(order: FaultOrder): Promise<void> {
    this.faulted.add(order.path);
    await this.post('/sandbox/faults', order);
  }

  /** Waits until every call that faults were ordered for has come. */
  async faultsTaken(): Promise<void> {
    await expect
      .poll(async () => (await (await this.request.get(`${this.url}/sandbox/faults`)).json()) as unknown)
      .toEqual({ faults: [] });
  }

  async clearFaults(): Promise<void> {
    await this.request.delete(`${this.url}/sandbox/faults`);
  }

  /** For the next test: no faults, and none that it would have to expect. */
  async calm(): Promise<void> {
    await this.clearFaults();
    this.faulted.clear();
  }

  /** Moves the sandbox clock. */
  async advance(by: { days?: number; hours?: number; minutes?: number }): Promise<void> {
    await this.post('/sandbox/clock/advance', by);
  }

  /** Stops the sandbox clock, or lets it run on. */
  async pause(paused = true): Promise<void> {
    await this.post('/sandbox/clock/pause', { paused });
  }

  /** A text or a name of `#domain/scenario.ts`. What it breaks, the browser may say. */
  async scenario(text: string): Promise<void> {
    for (const { path } of parseScenario(text)?.faults ?? []) this.faulted.add(path);
    await this.post('/sandbox/scenario', { scenario: text });
  }

  /** The running world as a text for `?scenario=`. */
  async readScenario(): Promise<string> {
    const { scenario } = (await (await this.request.get(`${this.url}/sandbox/scenario`)).json()) as {
      scenario: string;
    };
    return scenario;
  }

  /** Pays the whole promotion budget out. */
  emptyPromotion(): Promise<void> {
    return this.post('/sandbox/promotion', { level: 'empty' });
  }

  /** Ends all sessions of a phone, as an operator would. */
  async revoke(phone: string): Promise<void> {
    this.hasRevoked = true;
    await this.post('/sandbox/sessions/revoke', { phone });
  }

  /** How the next recharge is paid; those after it as asked. */
  async payNext(next: PayerHabit): Promise<void> {
    await this.post('/sandbox/deposits', { next });
  }

  /** Lands a payment of a recharge now. @param amount decimal; by itself what is missing */
  async pay(rechargeId: string, amount?: string): Promise<void> {
    await this.post('/sandbox/deposits/pay', { rechargeId, ...(amount !== undefined && { amount }) });
  }

  /** @param rate rupees for one USDT, from now on */
  async setRate(rate: string): Promise<void> {
    await this.post('/sandbox/rate', { rate });
  }

  /** How the next withdrawal ends; those after it arrive in time. */
  async endNextWithdrawal(next: WithdrawalEnd): Promise<void> {
    await this.post('/sandbox/withdrawals', { next });
  }

  /** The last code that was sent to a phone or an e-mail address. */
  async codeFor(to: string): Promise<string> {
    const reply = await this.request.get(`${this.url}/sandbox/codes`, { params: { to } });
    const { code } = (await reply.json()) as { code: string | null };
    if (code === null) throw new Error(`no code was sent to ${to}`);
    return code;
  }

  async demo(): Promise<DemoFacts> {
    return (await (await this.request.get(`${this.url}/sandbox/demo`)).json()) as DemoFacts;
  }

  /** Sandbox time, ms. */
  async now(): Promise<number> {
    const { now } = (await (await this.request.get(`${this.url}/sandbox/clock`)).json()) as { now: number };
    return now;
  }

  /** Replays the whole book: every invariant holds. */
  async expectVerified(): Promise<void> {
    const { ok, checks } = (await (await this.request.get(`${this.url}/sandbox/verify`)).json()) as {
      ok: boolean;
      checks: { id: string; name: string; ok: boolean; detail: string }[];
    };
    expect(checks.filter((check) => !check.ok)).toEqual([]);
    expect(ok).toBe(true);
  }

  private async post(path: string, order: object): Promise<void> {
    const reply = await this.request.post(this.url + path, { data: order });
    expect(reply.ok(), await reply.text()).toBe(true);
  }
}
