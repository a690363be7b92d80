/**
 * The built app from its folder. Only `/` gives the page: addresses stand behind the hash, so any other unknown path
 * is a missing file, and answering it with the page would have it parsed as a script (product 14.4).
 */
import type { Context as HonoContext } from 'hono';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { framedPolicy } from './security-headers.ts';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** What our own pages frame: the page in the panel's phone, the other where an update is taken (src/services/shell.ts). */
const framed = /[\\/](?:index\.html|release\.json)$/;

/** Files with a content hash in their name never change; all others are asked for again each time. */
const cacheControl = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

interface File {
  path: string;
  size: number;
  modified: number;
}

/** The file of a URL path inside `root`; null where there is none, or where the path leads outside or is hidden. */
async function findFile(root: string, urlPath: string): Promise<File | null> {
  let decoded: string;
  try {
    decoded = decodeURIComponent(urlPath);
  } catch {
    return null;
  }
  if (/[\0\\]|\/\.|\.br$/.test(decoded)) return null;
  const path = resolve(join(root, decoded));
  if (!path.startsWith(root + sep)) return null;
  return fileAt(path);
}

async function fileAt(path: string): Promise<File | null> {
  const found = await stat(path).catch(() => null);
  return found?.isFile() ? { path, size: found.size, modified: found.mtimeMs } : null;
}

const acceptsBrotli = (header: string | undefined): boolean =>
  (header ?? '').split(',').some((coding) => /^br\s*(;\s*q=(1|0?\.\d*[1-9]\d*)(\.0*)?)?$/.test(coding.trim()));

const stream = (path: string, part?: Part): ReadableStream =>
  Readable.toWeb(createReadStream(path, part)) as ReadableStream;

/** First and last byte. */
interface Part {
  start: number;
  end: number;
}

/** The one part that is asked for; null for the whole file. Players of some browsers ask for nothing else. */
function partOf(header: string | undefined, size: number): Part | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end ? { start, end } : null;
}

/** Answers GET and HEAD with a file of `folder`; a 404 in plain text for anything else. */
export function staticFiles(folder: string): (c: HonoContext) => Promise<Response> {
  const root = resolve(folder);
  return async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      return c.text('Method not allowed', 405, { Allow: 'GET, HEAD' });
    }
    const urlPath = c.req.path === '/' ? '/index.html' : c.req.path;
    const file = await findFile(root, urlPath);
    if (!file) {
      const isUnbuilt = urlPath === '/index.html';
      return c.text(isUnbuilt ? 'The app is not built yet: run npm run build' : 'Not found', 404);
    }
    const compressed = acceptsBrotli(c.req.header('accept-encoding')) ? await fileAt(`${file.path}.br`) : null;
    const sent = compressed ?? file;
    const tag = `"${sent.size.toString(36)}-${Math.floor(sent.modified).toString(36)}${compressed ? '-br' : ''}"`;
    const headers: Record<string, string> = {
      'Cache-Control': cacheControl(urlPath),
      ETag: tag,
      Vary: 'Accept-Encoding',
    };
    if (framed.test(file.path)) headers['Content-Security-Policy'] = framedPolicy(await readFile(file.path, 'utf8'));
    if (c.req.header('if-none-match') === tag) return c.body(null, 304, headers);
    headers['Content-Type'] = types[extname(file.path)] ?? 'application/octet-stream';
    headers['Accept-Ranges'] = 'bytes';
    const part = compressed ? null : partOf(c.req.header('range'), sent.size);
    if (part) {
      headers['Content-Range'] = `bytes ${part.start}-${part.end}/${sent.size}`;
      headers['Content-Length'] = String(part.end - part.start + 1);
      return c.req.method === 'HEAD' ? c.body(null, 206, headers) : c.body(stream(sent.path, part), 206, headers);
    }
    headers['Content-Length'] = String(sent.size);
    if (compressed) headers['Content-Encoding'] = 'br';
    return c.req.method === 'HEAD' ? c.body(null, 200, headers) : c.body(stream(sent.path), 200, headers);
  };
}
