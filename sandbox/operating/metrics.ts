/** What an operator watches, in Prometheus' own text, on a port of its own: nobody reads it where members call. */
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { listenAt } from '#sandbox/listen-at.ts';
import { hashingLength } from '#sandbox/services/members/passwords.ts';

export interface Metrics {
  /** @param route of the contract: never an address with ids in it */
  called(route: string, status: number, ms: number): void;
  sliced(ms: number): void;
  jobFailed(): void;
  /** @throws StartError naming the port */
  serve(port: number, address: string): Promise<{ port: number; close(): void }>;
  text(): Promise<string>;
}

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Asked whenever somebody reads the metrics. */
interface Facts {
  /** How far what is due is behind, ms. */
  behind: () => Promise<number>;
  /** How many are open. */
  sockets: () => number;
}

/** @param patience longest time that a fact may take, ms */
export function createMetrics(facts: Facts, patience = 2_000): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'dayrent_' });
  const registers = [registry];
  const calls = new Histogram({
    name: 'dayrent_call_seconds',
    help: 'How long calls took, by route and HTTP status',
    labelNames: ['route', 'status'],
    buckets: seconds,
    registers,
  });
  const slices = new Histogram({
    name: 'dayrent_job_slice_seconds',
    help: 'How long each transaction of the jobs took',
    buckets: seconds,
    registers,
  });
  const failures = new Counter({ name: 'dayrent_job_failures_total', help: 'Slices of jobs that failed', registers });
  new Gauge({
    name: 'dayrent_jobs_behind_seconds',
    help: 'How long the oldest job that is due has been waiting',
    registers,
    async collect() {
      // Without the database this one isn't known. All the others are wanted right then.
      const ms = await Promise.race([facts.behind(), wait(patience, NaN, { ref: false })]).catch(() => NaN);
      this.set(ms / 1_000);
    },
  });
  new Gauge({
    name: 'dayrent_sockets',
    help: 'Members’ pages that listen',
    registers,
    collect() {
      this.set(facts.sockets());
    },
  });
  new Gauge({
    name: 'dayrent_passwords_waiting',
    help: 'Passwords that are hashed or wait for it',
    registers,
    collect() {
      this.set(hashingLength());
    },
  });
  /** A histogram finds its series by sorting and joining the labels: each is looked for once. */
  const series = new Map<string, ReturnType<typeof calls.labels>>();
  const seriesOf = (route: string, status: number): ReturnType<typeof calls.labels> => {
    const name = `${status} ${route}`;
    const known = series.get(name) ?? calls.labels(route, String(status));
    series.set(name, known);
    return known;
  };
  const text = (): Promise<string> => registry.metrics();
  return {
    called: (route, status, ms) => seriesOf(route, status).observe(ms / 1_000),
    sliced: (ms) => slices.observe(ms / 1_000),
    jobFailed: () => failures.inc(),
    text,
    async serve(port, address) {
      const server = createServer((request, response) => {
        if (request.url !== '/metrics') {
          response.writeHead(404).end();
          return;
        }
        text().then(
          (body) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(body),
          () => response.writeHead(500).end(),
        );
      });
      return { port: await listenAt(server, { port, address, setting: 'METRICS_PORT' }), close: () => server.close() };
    },
  };
}
