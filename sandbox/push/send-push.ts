/** One push to one browser: encrypted and signed by web-push, sent by us, since where it goes is a stranger's word. */
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import webPush from 'web-push';
import type { NotificationKind, NotificationStage } from '#domain/notifications.ts';
import { publicLookup, readPushAddress, refusedAddress } from './push-address.ts';

/** As `npx web-push generate-vapid-keys` makes them; `subject` is who to write to. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
  subject: string;
}

export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** All that a push says. */
export interface PushWords {
  kind: NotificationKind;
  id: string;
  /** Of a withdrawal. */
  stage?: NotificationStage;
}

/** `gone`: the browser has given it up, or nothing may be sent there. `dropped`: not this one. `later`: it may work. */
export type PushEnd = 'sent' | 'gone' | 'dropped' | 'later';

export interface SendOptions {
  keys: VapidKeys;
  /** For tests, whose push service is on this machine, without a certificate. */
  isLocal?: boolean;
  /** ms until it is given up. */
  patience?: number;
}

/** A push service sees how long a push is: each is as long as the longest, whatever it says. */
const length = 200;

/** How long a push service keeps it for a device that is off, s. */
const timeToLive = 24 * 60 * 60;

const codeOf = (error: unknown): unknown => (Object(error) as { code?: unknown }).code;

const statusOf = (url: URL, details: webPush.RequestDetails, isLocal: boolean, patience: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(patience);
    const send = isLocal && url.protocol === 'http:' ? requestHttp : requestHttps;
    const sending = send(
      url,
      { method: 'POST', headers: details.headers, agent: false, signal, ...(!isLocal && { lookup: publicLookup }) },
      (response) => {
        // Neither what it says nor where it leads is of interest.
        resolve(response.statusCode ?? 0);
        response.destroy();
      },
    );
    sending.on('error', reject);
    sending.end(details.body);
  });

function endOf(status: number): PushEnd {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'dropped';
}

export async function sendPush(
  { endpoint, p256dh, auth }: PushTarget,
  words: PushWords,
  { keys, isLocal = false, patience = 10_000 }: SendOptions,
): Promise<PushEnd> {
  const url = isLocal ? new URL(endpoint) : readPushAddress(endpoint);
  if (!url) return 'gone';
  let details: webPush.RequestDetails;
  try {
    details = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(words).padEnd(length),
      {
        vapidDetails: keys,
        TTL: timeToLive,
        urgency: 'normal',
      },
    );
  } catch {
    // Keys that are no keys.
    return 'gone';
  }
  try {
    return endOf(await statusOf(url, details, isLocal, patience));
  } catch (error) {
    return codeOf(error) === refusedAddress ? 'gone' : 'later';
  }
}
