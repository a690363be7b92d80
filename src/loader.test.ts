import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Exports = Record<string, unknown>;
type Run = (need: (file: string) => Exports, exports: Exports, load: (file: string) => Promise<Exports>) => void;

interface Tag {
  src: string;
  onload?: () => void;
  onerror?: () => void;
}

const folder = 'https://example.org/app/assets/';

/** A page whose build is these files; `asked` are those that it was asked for. */
function page(files: Record<string, [needs: string[], run: Run]>) {
  const asked: string[] = [];
  const missing = new Set<string>();
  const fake = { scripts: [] as Tag[], currentScript: null as Tag | null, createElement: (): Tag => ({ src: '' }) };
  const arrive = (tag: Tag) => {
    const [needs, run] = files[tag.src.replace(folder, '')] ?? [[], () => undefined];
    fake.currentScript = tag;
    (globalThis as unknown as { chunk: (needs: string[], run: Run) => void }).chunk(needs, run);
  };
  const append = (tag: Tag) => {
    const file = tag.src.replace(folder, '');
    asked.push(file);
    queueMicrotask(() => {
      if (missing.has(file)) return tag.onerror?.();
      arrive(tag);
      return tag.onload?.();
    });
  };
  vi.stubGlobal('document', { ...fake, head: { append } });
  Object.defineProperty(document, 'currentScript', { get: () => fake.currentScript });
  return {
    asked,
    missing,
    /** The page's first file, with the loader before it. */
    begin: async () => {
      const first = { src: `${folder}first.js` };
      fake.currentScript = first;
      await import('./loader.ts');
      arrive(first);
    },
  };
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

describe('the loader', () => {
  it('runs the first file at once, and another with all that it imports, each once', async () => {
    const ran: string[] = [];
    let load: ((file: string) => Promise<Exports>) | undefined;
    const { asked, begin } = page({
      'first.js': [[], (_, exports, given) => void ((load = given), (exports['name'] = 'first'), ran.push('first'))],
      'screen.js': [
        ['./first.js', './shared.js'],
        (need, exports) => {
          ran.push('screen');
          exports['text'] = `${String(need('./first.js')['name'])} and ${String(need('./shared.js')['name'])}`;
        },
      ],
      // They import each other.
      'shared.js': [['./screen.js'], (_, exports) => void ((exports['name'] = 'shared'), ran.push('shared'))],
    });
    await begin();
    expect(ran).toEqual(['first']);
    const screens = await Promise.all([load?.('./screen.js'), load?.('./screen.js')]);
    expect(screens.map((screen) => screen?.['text'])).toEqual(['first and shared', 'first and shared']);
    expect(ran).toEqual(['first', 'screen', 'shared']);
    expect(asked).toEqual(['screen.js', 'shared.js']);
  });

  it('asks again for a file that could not be loaded', async () => {
    let load: ((file: string) => Promise<Exports>) | undefined;
    const { asked, missing, begin } = page({
      'first.js': [[], (_, __, given) => void (load = given)],
      'screen.js': [[], (_, exports) => void (exports['default'] = 'here')],
    });
    await begin();
    const heard = vi.fn<(event: Event) => boolean>();
    vi.stubGlobal('dispatchEvent', heard);
    missing.add('screen.js');
    await expect(load?.('./screen.js')).rejects.toThrow('./screen.js could not be loaded');
    expect(heard).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'vite:preloadError' }));
    missing.clear();
    await expect(load?.('./screen.js')).resolves.toEqual({ default: 'here' });
    expect(asked).toEqual(['screen.js', 'screen.js']);
  });
});
