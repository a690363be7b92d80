/**
 * More than one build of the app without building twice: `dist/` copied, every script under another name, as after a real
 * change of the entry. What a world serves is a link that a test points from one to the other.
 */
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseFile } from '#domain/shell-build.ts';

const dist = join(import.meta.dirname, '..', '..', 'dist');
const script = /^(.+)-([\w-]{7,8})\.js$/;
const text = /\.(?:js|html|json)$/;

export interface Build {
  folder: string;
  /** As its page and `release.json` have it. */
  id: string;
  version: string;
}

interface Change {
  version: string;
  notes?: Readonly<Record<string, readonly string[]>>;
  compulsory?: boolean;
}

interface Released {
  build: string;
  version: string;
}

const hashOf = (of: string, algorithm: string): string => createHash(algorithm).update(of).digest('hex');

/** Without what is packed: a file would change, and what is packed of it would not. */
function copyTo(folder: string): void {
  cpSync(dist, folder, { recursive: true, filter: (path) => !path.endsWith('.br') });
}

/** A script of the build by what it is called before its hash. */
export function scriptOf({ folder }: Build, name: string): string {
  const found = readdirSync(join(folder, 'assets')).filter((file) => script.exec(file)?.[1] === name);
  if (found.length !== 1) throw new Error(`${found.length} scripts are called ${name}`);
  return `/assets/${found[0] ?? ''}`;
}

/** All builds of one worker, in a folder of their own. */
export class Builds {
  readonly first: Build;
  readonly next: Build;
  readonly #root = mkdtempSync(join(tmpdir(), 'dayrent-builds-'));

  constructor() {
    const folder = join(this.#root, 'first');
    copyTo(folder);
    const { build, version } = JSON.parse(readFileSync(join(folder, releaseFile), 'utf8')) as Released;
    this.first = { folder, id: build, version };
    this.next = this.make('next', { version: '0.5.2', notes: { en: ['Coupons show what they leave of the price.'] } });
  }

  /** A build that differs in every script. */
  make(name: string, { version, notes = {}, compulsory = false }: Change): Build {
    const folder = join(this.#root, name);
    copyTo(folder);
    const id = hashOf(name, 'sha256').slice(0, 12);
    const assets = join(folder, 'assets');
    const names = new Map(
      readdirSync(assets).flatMap((file) => {
        const [, start, hash] = script.exec(file) ?? [];
        if (start === undefined || hash === undefined) return [];
        // All of it: with a few letters changed, one that had them already would keep its name, and be taken as kept.
        return [[file, `${start}-${hashOf(id + file, 'sha256').slice(0, hash.length)}.js`] as const];
      }),
    );
    for (const [before, after] of names) renameSync(join(assets, before), join(assets, after));
    for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => text.test(file))) {
      const content = readFileSync(join(folder, path), 'utf8')
        .replaceAll(/[\w.-]+-[\w-]{7,8}\.js/g, (file) => names.get(file) ?? file)
        .replaceAll(this.first.version, version)
        .replaceAll(this.first.id, id);
      writeFileSync(join(folder, path), content);
    }
    const page = readFileSync(join(folder, 'index.html'), 'utf8');
    const worker = join(folder, 'sw.js');
    const before = readFileSync(worker, 'utf8');
    const listed = before.replace(/(?<="revision":")[0-9a-f]{32}(?=","url":"index\.html")/, hashOf(page, 'md5'));
    if (listed === before) throw new Error('the service worker lists no page');
    writeFileSync(worker, listed);
    writeFileSync(join(folder, releaseFile), JSON.stringify({ build: id, version, notes, compulsory }));
    return { folder, id, version };
  }

  /** The same build with the kill switch in the place of its worker. */
  killed(build: Build): Build {
    const folder = join(this.#root, 'killed');
    cpSync(build.folder, folder, { recursive: true });
    cpSync(join(folder, 'kill-switch.js'), join(folder, 'sw.js'));
    return { ...build, folder };
  }

  /** The same build with a script that its worker runs first. */
  prepended(build: Build, name: string, first: string): Build {
    const folder = join(this.#root, name);
    cpSync(build.folder, folder, { recursive: true });
    const worker = join(folder, 'sw.js');
    writeFileSync(worker, `${first};${readFileSync(worker, 'utf8')}`);
    return { ...build, folder };
  }

  /** The same build without one of its scripts. @param name before its hash */
  without(build: Build, name: string): Build {
    const folder = join(this.#root, `without-${name}`);
    cpSync(build.folder, folder, { recursive: true });
    rmSync(join(folder, scriptOf(build, name)));
    return { ...build, folder };
  }

  /** The same build on a server that has the files of another one, too. */
  beside(build: Build, other: Build): Build {
    const folder = join(this.#root, `beside-${other.id}`);
    cpSync(build.folder, folder, { recursive: true });
    cpSync(join(other.folder, 'assets'), join(folder, 'assets'), { recursive: true });
    return { ...build, folder };
  }

  /** What is served of a world, at first the first build. */
  serve(): Deployment {
    return new Deployment(mkdtempSync(join(this.#root, 'served-')), this.first);
  }

  remove(): void {
    rmSync(this.#root, { recursive: true });
  }
}

/** A link to the build that is deployed. */
export class Deployment {
  readonly link: string;

  constructor(folder: string, build: Build) {
    this.link = join(folder, 'dist');
    this.deploy(build);
  }

  /** All of it at once. */
  deploy(build: Build): void {
    symlinkSync(build.folder, `${this.link}.next`);
    renameSync(`${this.link}.next`, this.link);
  }
}
