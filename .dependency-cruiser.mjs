/**
 * The arrow of the house, checked: screens → features → kit → actors → {machines, services} → {api, storage} → domain. Each
 * rule says what to do instead. `npm run check` also asserts that files were read at all (scripts/boundaries.ts).
 */

const anyOf = (...folders) => `^(?:${folders.join('|')})(?:/|$)`;
const tests = '\\.test\\.tsx?$';
/** In source form, and as an import that is resolved into node_modules. */
const pack = (...names) => `node_modules/(?:${names.join('|')})/`;

/** What tells of machines and does not run in a flow. */
const walking = [
  '^machines/(?:model/|walks|pages|page\\.ts|port-kind|samples)',
  '\\.walk\\.ts$',
  '^machines/[^/]+/(?:(?:cancel|money)-)?samples\\.ts$',
  '^src/screens/dev/',
];

/** The components that carry Base UI or d3. */
const heavy = '^src/components/(?:sheet|full-screen|day-bars|earnings-chart|in-out-chart|income-chart)\\.tsx$';

/** A layer of src may import the layers listed, and itself. */
const layer = (name, comment, ...allowed) => ({
  name,
  comment,
  severity: 'error',
  from: { path: anyOf(`src/${name}`), pathNot: tests },
  to: { path: '^(?:src|machines|sandbox|sw|scripts|tests)/', pathNot: anyOf(`src/${name}`, ...allowed) },
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or a third one is missing.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'Nothing imports this file: use it or delete it. Entries of the tools are listed here.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          tests,
          '\\.d\\.ts$',
          '^[^/]+\\.(?:ts|mjs)$',
          '^sw/(?:sw|kill)\\.ts$',
          '\\.worker\\.ts$',
          '^scripts/',
          '^tests/',
        ],
      },
      to: {},
    },
    {
      name: 'no-unresolved',
      comment: 'An import that leads nowhere: cross folders by an alias of package.json#imports, with the extension.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|\\?inline$' },
    },
    {
      name: 'no-dev-dependencies-in-production',
      comment: 'What runs at a member or on the server stands in "dependencies".',
      severity: 'error',
      from: { path: anyOf('src', 'machines', 'sandbox'), pathNot: tests },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['npm', 'type-only'],
        // Both are build steps: the macro is compiled away, Tailwind becomes a stylesheet.
        pathNot: pack('@types', 'tailwindcss', '@lingui/babel-plugin-lingui-macro'),
      },
    },
    {
      name: 'machines-are-pure',
      comment: 'A machine says what must happen: it imports xstate and #domain. The world comes by ports (src/actors).',
      severity: 'error',
      from: { path: '^machines/', pathNot: tests },
      to: { pathNot: ['^machines/', '^src/domain/', pack('xstate'), '^src/api/contract/codes\\.ts$'] },
    },
    {
      name: 'model-takes-any-chart',
      comment:
        'machines/model works in any XState project: it imports xstate and itself. What knows ours stands beside it.',
      severity: 'error',
      from: { path: '^machines/model/' },
      to: { pathNot: ['^machines/model/', pack('xstate', 'vitest')] },
    },
    {
      name: 'codes-stay-in-the-contract',
      comment: 'A machine asks #domain/refusals.ts what a refusal means; walks say which code came.',
      severity: 'error',
      from: { path: '^machines/', pathNot: [tests, ...walking] },
      to: { path: '^src/api/contract/' },
    },
    {
      name: 'walks-stand-beside-machines',
      comment: 'What ships with a flow is its machine: walks and samples are for lists, pictures and the gallery.',
      severity: 'error',
      from: { path: '^(?:src|machines)/.*(?<!\\.walk)\\.tsx?$', pathNot: [tests, ...walking] },
      // Screens name states too.
      to: { path: walking, pathNot: '^machines/model/state-name\\.ts$', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'domain-is-pure',
      comment: 'Rules of the product import nothing, so that both sides and the service worker can use them.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: tests },
      to: { pathNot: ['^src/domain/', pack('libphonenumber-js')] },
    },
    {
      name: 'contract-is-data',
      comment: 'Endpoints are data and schemas: valibot and #domain.',
      severity: 'error',
      from: { path: '^src/api/contract/', pathNot: tests },
      to: { pathNot: ['^src/api/contract/', '^src/domain/', pack('valibot')] },
    },
    layer('api', 'The client knows the contract and the domain: no router, no screen, no store.', 'src/domain'),
    layer('storage', 'Stores know the domain only.', 'src/domain'),
    layer(
      'i18n',
      'Words know codes and the domain; tabs tell each other the language.',
      'src/domain',
      'src/api/contract',
      'src/storage/channel.ts',
      'locales',
    ),
    layer(
      'services',
      'What the ports of several machines share: it knows api and storage, no machine and no screen.',
      'src/api',
      'src/storage',
      'src/domain',
    ),
    layer(
      'recovery',
      'It brings back a missing file of the app: it needs little, so that little can be missing.',
      'src/api',
      'src/domain',
    ),
    layer(
      'actors',
      'An actor file wires one machine to services, api and storage; it renders nothing.',
      'machines',
      'src/services',
      'src/recovery',
      'src/api',
      'src/storage',
      'src/domain',
    ),
    layer(
      'components',
      'Props in, callbacks out: no actor, no api, no kit. Types and functions of #domain are fine.',
      'src/domain',
    ),
    layer(
      'inspector',
      'What is recorded of actors, and what is made of it: no screen, no kit. It reads charts, not machines of ours.',
      'src/domain',
    ),
    layer(
      'kit',
      'What screens are built with, between actors and components. What belongs to one subject goes to features.',
      'machines',
      'src/inspector',
      'src/actors',
      'src/services',
      'src/api',
      'src/components',
      'src/storage/channel.ts',
      'src/i18n',
      'src/domain',
    ),
    layer(
      'features',
      'What screens of several groups show of one subject. What every subject needs goes to the kit.',
      'machines',
      'src/kit',
      'src/inspector',
      'src/actors',
      'src/services',
      'src/recovery',
      'src/api',
      'src/components',
      'src/i18n',
      'src/domain',
    ),
    layer(
      'screens',
      'A screen renders states and sends events. It starts flows through #actors, and reads through #kit.',
      'machines',
      'src/features',
      'src/kit',
      'src/inspector',
      'src/actors',
      'src/services',
      'src/api',
      'src/components',
      'src/i18n',
      'src/domain',
    ),
    {
      name: 'across-folders-by-alias',
      comment: 'An import that leaves its folder shows its layer: use the alias of package.json#imports.',
      severity: 'error',
      from: { path: '^(src/[^/]+|machines|sandbox|sw|scripts|tests)/' },
      to: {
        path: '^(?:src|machines|sandbox|sw|scripts|tests)/',
        pathNot: '^$1/',
        dependencyTypesNot: ['aliased-subpath-import'],
      },
    },
    {
      name: 'no-screen-in-a-screen',
      comment: 'Screens are lazy: what two groups share goes to components or features.',
      severity: 'error',
      from: { path: '^src/screens/([^/]+)/' },
      to: { path: '^src/screens/([^/]+)/', pathNot: '^src/screens/$1/' },
    },
    {
      name: 'no-feature-in-a-feature',
      comment: 'Subjects stand side by side: what two share goes to the kit. One may load another by import().',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: {
        path: '^src/features/([^/]+)/',
        pathNot: '^src/features/$1/',
        dependencyTypesNot: ['dynamic-import'],
      },
    },
    {
      name: 'app-is-on-top',
      comment: 'Only main.tsx and start.ts import src/app: what others need of it belongs in the kit.',
      severity: 'error',
      from: { path: '^(?:src|machines|sandbox|sw)/', pathNot: ['^src/app/', '^src/(?:main|start)\\.tsx?$', tests] },
      to: { path: '^src/app/' },
    },
    {
      name: 'no-bare-figures',
      comment: 'A figure has an age (rule P9): render it through #components/aged.tsx instead of opening it.',
      severity: 'error',
      from: {
        path: '^(?:src|machines|sw)/',
        pathNot: ['^machines/', '^src/actors/', '^src/components/aged\\.tsx$', '^src/domain/', tests],
      },
      to: { path: '^src/domain/fresh-value\\.ts$' },
    },
    {
      name: 'sandbox-stands-alone',
      comment: 'The backend shares the contract and the domain with the app, nothing else.',
      severity: 'error',
      from: { path: '^sandbox/', pathNot: tests },
      to: { path: '^(?:src|machines|sw|scripts|tests)/', pathNot: anyOf('src/api/contract', 'src/domain') },
    },
    {
      name: 'no-server-in-the-app',
      comment: 'The app meets the sandbox over HTTP only. Tests may run both in one process.',
      severity: 'error',
      from: { path: '^(?:src|machines|sw)/', pathNot: tests },
      to: { path: '^(?:sandbox|scripts|tests)/' },
    },
    {
      name: 'worker-stands-alone',
      comment: 'The service worker lives longer than a release: of ours it may know the domain and the stores.',
      severity: 'error',
      from: { path: '^sw/' },
      to: { path: '^(?:src|machines|sandbox|scripts|tests)/', pathNot: ['^src/domain/', '^src/storage/'] },
    },
    {
      name: 'overlays-in-their-files',
      comment: 'Base UI is large: only the files of overlays import it, so that they stay lazy.',
      severity: 'error',
      from: { pathNot: '^src/components/(?:sheet|full-screen)\\.tsx$' },
      to: { path: pack('@base-ui') },
    },
    {
      name: 'charts-in-their-files',
      comment: 'd3 draws in the chart components, and groups in the inspector.',
      severity: 'error',
      from: { pathNot: '^src/(?:components/(?:day-bars|earnings-chart|income-chart|chart-figure)\\.tsx|screens/dev/)' },
      to: { path: pack('d3-[a-z]+') },
    },
    {
      name: 'layout-in-its-file',
      comment: 'dagre lays out the charts of the inspector only.',
      severity: 'error',
      from: { pathNot: '^src/screens/dev/chart-layout\\.ts$' },
      to: { path: pack('@dagrejs') },
    },
    {
      name: 'phone-rules-in-their-files',
      comment:
        "The rules of all countries' phones are large: #domain/phone-number.ts has them, and the entry needs none.",
      severity: 'error',
      from: { path: '^(?:src|machines)/', pathNot: '^src/domain/phone-(?:number|metadata)\\.ts$' },
      to: { path: pack('libphonenumber-js') },
    },
    {
      name: 'inspector-is-lazy',
      comment: 'Who does not inspect loads nothing of it: only types of the inspector go into a flow or the entry.',
      severity: 'error',
      from: { path: '^src/', pathNot: [tests, '^src/(?:inspector|screens/dev)/'] },
      to: { path: '^src/inspector/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    {
      name: 'stately-is-lazy',
      comment: 'Its inspector needs the network: it stays out of what works offline.',
      severity: 'error',
      from: { path: '^src/', pathNot: [tests, '^src/inspector/stately\\.ts$'] },
      to: {
        path: [pack('@statelyai'), '^src/inspector/stately\\.ts$'],
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    },
    {
      name: 'screens-are-lazy',
      comment: 'The route table loads screens by import(); a static import puts one into the entry.',
      severity: 'error',
      from: { path: '^src/(?:app/|main\\.tsx)' },
      to: { path: '^src/screens/', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'overlays-and-charts-are-lazy',
      comment: 'Overlays and charts load when they are asked for: import() them where they are used.',
      severity: 'error',
      // The moment of collecting is one itself.
      from: { path: '^src/', pathNot: ['^src/components/', '^src/features/collect/collect-moment\\.tsx$'] },
      to: { path: heavy, dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^dist/', '^public/', '\\.(?:po|css)$'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
    parser: 'swc',
  },
};
