/** What a browser test asks of its world: the sandbox's controls, and the end of its server. */
import { expect, type APIRequestContext } from '@playwright/test';
import { parseScenario, type FaultKind, type PayerHabit, type WithdrawalEnd } from '#domain/scenario.ts';
import type { DemoFacts } from '#sandbox/seed/demo-facts.ts';
import type { WorldServer } from './hosted-world.ts';

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
  private readonly server: WorldServer;
  private readonly request: APIRequestContext;

  constructor(server: WorldServer, request: APIRequestContext) {
    this.server = server;
    this.request = request;
    this.url = server.url;
  }

  close(): Promise<void> {
    return this.server.close();
  }

  /** Cuts off whoever is connected. A world with `ownProcess` dies by `kill -9`. */
  kill(): Promise<void> {
    this.isInterrupted = true;
    return this.server.kill();
  }

  /** The same data at the same address. */
  restart(): Promise<void> {
    return this.server.restart();
  }

  /** Back to the seeded data. Sessions that began here are over; browsers keep those they came with. */
  rewind(): Promise<void> {
    this.isInterrupted = true;
    return this.server.rewind();
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
