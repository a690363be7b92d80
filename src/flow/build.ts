/** @returns what names the running build: the content hash of its entry script; null under development */
export function runningBuild(page: Pick<Document, 'querySelector'>): string | null {
  const entry = page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';
  return /-([\w-]{8})\.js$/.exec(entry)?.[1] ?? null;
}
