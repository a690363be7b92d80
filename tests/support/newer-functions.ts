/** Takes away what browsers got after the oldest that we serve (docs/browsers.md): run first in a page, or in a worker. */
export const withoutNewerFunctions = `(() => {
  const newer = [
    [AbortSignal, ['any']],
    [URL, ['parse', 'canParse']],
    [Map, ['groupBy']],
    [Object, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [Array, ['fromAsync']],
    [RegExp, ['escape']],
    [Uint8Array, ['fromBase64', 'fromHex']],
    [globalThis.URLSearchParams?.prototype, ['size']],
    [Set.prototype, ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
    [globalThis, ['requestIdleCallback', 'CloseWatcher', 'navigation', 'Iterator', 'scheduler', 'Temporal', 'cookieStore']],
    [globalThis.HTMLElement?.prototype, ['showPopover', 'togglePopover', 'hidePopover']],
    [globalThis.Element?.prototype, ['checkVisibility']],
  ];
  for (const [owner, names] of newer) for (const name of owner ? names : []) Reflect.deleteProperty(owner, name);
})();`;
