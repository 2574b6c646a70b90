/** Who may import whom. Each rule says why. Tests and benchmarks may reach everything: they set up whole shops. */
const tests = '(\\.test\\.tsx?$|^(tests|benchmarks)/)'

function forbid(name, comment, from, to) {
  return {
    name,
    comment,
    severity: 'error',
    from: { pathNot: tests, ...from },
    to: { dependencyTypesNot: ['type-only'], ...to },
  }
}

/** Rules that hold for types too: a type is knowledge. */
function forbidEvenTypes(name, comment, from, to) {
  return { name, comment, severity: 'error', from: { pathNot: tests, ...from }, to }
}

const rooms = '^(src/(server|database|backup|api|web|jobs|adapters|samples|emails)|messages)/'

/** The folders of the domain from bottom to top. Each may import those before it, types included, and none after it. */
const domainFolders = [
  ...['access', 'geography', 'fields', 'audit', 'events', 'settings', 'backups', 'rate-limits', 'email-outbox'],
  ...['languages', 'merchandising', 'categories', 'search', 'shop-profile', 'sale-terms'],
  ...['catalog', 'contact-messages', 'newsletter', 'stock-alerts', 'operators', 'sellers', 'push'],
  ...['store-cards', 'commission', 'cash-book', 'discounts'],
  ...[
    'comments',
    'orders',
    'couriers',
    'card-payments',
    'remittances',
    'returns',
    'reviews',
    'statements',
    'plans',
    'makers',
    'promotions',
    'customers',
    'office-search',
    'stock-taking',
    'consistency',
    'dashboard',
    'reports',
    'store-interest',
    'product-feeds',
    'product-import',
    'web-vitals',
  ],
  ...['home-page', 'exports'],
  ...['translating', 'personal-data', 'undo'],
]

const domainLayers = domainFolders
  .slice(0, -1)
  .map((folder, index) =>
    forbidEvenTypes(
      `domain-${folder}-imports-only-lower-folders`,
      'Folders of the domain form layers, so each can be read without those above it.',
      { path: `^src/domain/${folder}/` },
      { path: `^src/domain/(${domainFolders.slice(index + 1).join('|')})/` },
    ),
  )

export default {
  forbidden: [
    ...domainLayers,
    forbidEvenTypes(
      'domain-folder-has-a-layer',
      'A new folder of the domain gets its place in `domainFolders`.',
      { path: `^src/domain/(?!(${domainFolders.join('|')})/)[^/]+/` },
      { path: '^src/' },
    ),
    forbidEvenTypes(
      'domain-root-is-below-its-folders',
      'What all folders share knows none of them; only the Marketplace mentions their types.',
      { path: '^src/domain/[^/]+$', pathNot: [tests, '^src/domain/marketplace\\.ts$'] },
      { path: '^src/domain/[^/]+/' },
    ),
    // React Router derives the types of a page's data from the page itself, in generated files (`+types`) that are not
    // in the repository: a file that names such a type for the parts of a page imports them, and no cycle is seen
    // there.
    forbidEvenTypes(
      'no-cycles',
      'What goes round in a circle cannot be read from any end. A type that two files need lives in a third.',
      {},
      { circular: true },
    ),
    forbidEvenTypes(
      'domain-knows-only-the-database',
      'The rules of the shop hold whatever screen, wire or adapter is around them.',
      { path: '^src/domain/' },
      { path: rooms, pathNot: '^src/database/' },
    ),
    forbidEvenTypes(
      'domain-knows-no-http-and-no-react',
      'Operations are called by pages, the API and jobs alike.',
      { path: '^src/domain/' },
      { path: 'node_modules/(hono|@hono|react|react-dom|react-router)/' },
    ),
    forbidEvenTypes(
      'database-knows-nobody',
      'Tables and connections are below everything else.',
      { path: '^src/database/', pathNot: [tests, '-tables\\.ts$'] },
      { path: '^(src|messages)/', pathNot: '^src/database/' },
    ),
    forbid(
      'tables-import-no-values',
      'The types of the columns are those of the domain, so that a row needs no cast; its code stays above the database.',
      { path: '^src/database/.*-tables\\.ts$' },
      { path: '^(src|messages)/' },
    ),
    forbidEvenTypes(
      'tables-import-only-the-domain',
      'Columns hold nouns of the domain and nothing of the edges.',
      { path: '^src/database/.*-tables\\.ts$' },
      { path: '^(src|messages)/', pathNot: '^src/(database|domain)/' },
    ),
    forbidEvenTypes(
      'backups-know-database-and-domain',
      'A backup is made, restored and proven without pages, the API and jobs.',
      { path: '^src/backup/' },
      { path: rooms, pathNot: '^src/(backup|database)/' },
    ),
    forbidEvenTypes(
      'formatting-knows-nouns-of-the-domain',
      'Prices and dates are written the same way in pages, emails and files.',
      { path: '^src/formatting/' },
      { path: '^(src|messages)/', pathNot: '^src/(formatting|domain)/' },
    ),
    forbidEvenTypes(
      'contract-is-zod-only',
      'What is promised on the wire is read without knowing anything of the inside but languages and payment methods.',
      { path: '^src/api/contract/' },
      { pathNot: ['^src/api/contract/', '^src/domain/(locale|payment-method)[.]ts$', 'node_modules/zod/'] },
    ),
    forbidEvenTypes(
      'edges-go-through-the-domain',
      'API, pages and jobs never reach the database or an adapter past the operations, nor each other.',
      { path: '^src/(api|web|jobs)/' },
      { path: '^src/(database|backup|adapters|server|samples)/' },
    ),
    forbidEvenTypes(
      'emails-only-tell',
      'An email is made of what it is given: the same order makes the same email, in a test as on the worker.',
      { path: '^src/emails/' },
      { path: '^src/', pathNot: '^src/(emails|domain|formatting)/' },
    ),
    forbidEvenTypes(
      'no-emails-in-the-browser',
      'The words of emails are for the server alone.',
      { path: '^src/(web|api)/' },
      { path: '^(src/(emails|jobs)/|messages/\\w+/emails)' },
    ),
    // Code for browsers imports only pure files of the domain: which parts of a page are for browsers, the build of the
    // pages knows, so vite.config.ts has this rule.
    forbidEvenTypes(
      'jobs-are-neither-api-nor-web',
      'Jobs go on without any request; they receive the links for emails.',
      { path: '^src/jobs/' },
      { path: '^src/(api|web)/' },
    ),
    forbidEvenTypes('api-is-not-web', 'Two surfaces of one shop.', { path: '^src/api/' }, { path: '^src/web/' }),
    forbidEvenTypes(
      'web-is-not-api',
      'Pages call the domain, not our own HTTP API.',
      { path: '^src/web/' },
      { path: '^src/api/' },
    ),
    forbidEvenTypes(
      'storefront-without-backoffice',
      'No code of the back office reaches visitors.',
      { path: '^src/web/storefront/' },
      { path: '^src/web/backoffice/' },
    ),
    forbidEvenTypes(
      'product-display-knows-neither-side',
      'How a product looks is shown to visitors and, while it is written, to people of the shop.',
      { path: '^src/web/product-display/' },
      { path: '^src/web/(storefront|backoffice|studio)/' },
    ),
    forbidEvenTypes(
      'backoffice-without-storefront',
      'What both show is a piece of the user interface, of the product display or of the domain.',
      { path: '^src/web/backoffice/' },
      { path: '^src/web/storefront/' },
    ),
    forbidEvenTypes(
      'studio-without-others',
      'No code of the back office reaches makers, and none of the storefront weighs on their pages.',
      { path: '^src/web/studio/' },
      { path: '^src/web/(storefront|backoffice)/' },
    ),
    forbidEvenTypes(
      'others-without-studio',
      'What they share is a piece of the user interface, of the product display or of the domain.',
      { path: '^src/web/(storefront|backoffice)/' },
      { path: '^src/web/studio/' },
    ),
    forbidEvenTypes(
      'ui-knows-nothing-of-shops',
      'A button is a button anywhere; only the language of the page, and with it its direction, is known here.',
      { path: '^src/web/ui/' },
      { path: '^(src|messages)/', pathNot: ['^src/web/ui/', '^src/domain/locale\\.ts$', '^messages/en/locale\\.ts$'] },
    ),
    forbidEvenTypes(
      'only-the-server-composes',
      'One room chooses what mails, stores pictures and tells the time.',
      { path: '^src/', pathNot: ['^src/(server|adapters)/', tests] },
      { path: '^src/adapters/' },
    ),
    forbidEvenTypes(
      'nobody-imports-the-server',
      'The process knows all rooms; none knows it.',
      { path: '^(src|messages)/', pathNot: ['^src/server/', tests] },
      { path: '^src/server/' },
    ),
    forbidEvenTypes(
      'messages-know-nobody',
      'A sentence needs no code but its plural.',
      { path: '^messages/' },
      { path: '^src/', pathNot: '^src/domain/locale\\.ts$' },
    ),
    forbid(
      'no-unresolved',
      'Every import leads somewhere.',
      {},
      { couldNotResolve: true, pathNot: ['\\+types/', '\\?url$', '^virtual:'] },
    ),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { conditionNames: ['import', 'node', 'default'], exportsFields: ['exports'] },
  },
}
