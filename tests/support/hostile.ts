/** Texts and links that want to be more than that (product 19.3). */

const run = 'globalThis.canary=1';

/** Short ones: markup, attributes, templates, encodings, directions, invisible characters. */
export const hostileTexts: readonly string[] = [
  `<script>${run}</script>`,
  `<SCRIPT SRC=data:text/javascript,${run}></SCRIPT>`,
  `<img src=x onerror=${run}>`,
  `"><img src=x onerror=${run}>`,
  `'><svg onload=${run}>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><animate onbegin=${run} attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:${run}"><text y=20>x</text></a></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${run}>`,
  `<iframe srcdoc="<script>parent.canary=1</script>"></iframe>`,
  `<object data="javascript:${run}"></object>`,
  `<embed src="javascript:${run}">`,
  `<a href="javascript:${run}">x</a>`,
  `<base href="https://example.org/">`,
  `<meta http-equiv="refresh" content="0;url=https://example.org/">`,
  `<form action="https://example.org/"><button>x</button></form>`,
  `<details open ontoggle=${run}>`,
  `<input autofocus onfocus=${run}>`,
  `<video><source onerror=${run}></video>`,
  `<body onload=${run}>`,
  `<style>*{display:none}</style>`,
  `<link rel=stylesheet href=data:text/css,*{display:none}>`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
  `<!--><img src=x onerror=${run}>-->`,
  `\${${run}}{{${run}}}<%=${run}%>`,
  `{{constructor.constructor('${run}')()}}`,
  `&lt;script&gt;${run}&lt;/script&gt;`,
  `\\u003cscript\\u003e${run}\\u003c/script\\u003e`,
  `javascript:${run}`,
  '__proto__',
  '\u202egnp.exe\u202c',
  '\u2066\u2067\u2068 nested \u2069',
  '\u200b\u200d\ufeff\u00ad',
  'e\u0301'.repeat(40),
  // More marks on one letter are wider than a phone, in fonts that give each its place: no line can break there.
  'Z\u0334\u0335\u0336\u0337\u0338'.repeat(20),
  '\ud800 alone \udfff',
  '\u0000\u0007\u001b[31m',
  '👩‍👩‍👧‍👧'.repeat(30),
  '\u202d9,999.00 USDT\u202c',
  'W'.repeat(400),
];

/** As long as a text of the wire may be, in one word. */
export const longestWord = 'x'.repeat(20_000);

/** None of them may be opened, or loaded. */
export const hostileLinks: readonly string[] = [
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  ` javascript:${run}`,
  `java\tscript:${run}`,
  `java\nscript:${run}`,
  `javascript://example.org/%0a${run}`,
  `data:text/html,<script>${run}</script>`,
  `data:image/svg+xml,<svg onload=${run}>`,
  `vbscript:${run}`,
  'http://example.org/',
  '//example.org/',
  '\\\\example.org\\x',
  '/\\example.org',
  'https:\\\\example.org',
  'https://localhost@example.org/',
  'https://asha:secret@example.org/',
  'https://example.org/\u202egpj.exe',
  'intent://example.org#Intent;scheme=https;end',
  'file:///etc/passwd',
  'blob:https://example.org/x',
];
