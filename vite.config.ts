import { existsSync } from 'node:fs'
import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/**
 * The scripts that pages share. Modules that nearly the same pages need are in one file, with all that they import and
 * no file above has: together they compress better than in a hundred small ones, each with headers of its own. A page
 * may get a little that it does not need, so `tests/weight` limits the bytes of each page as well.
 */
const sharedFiles = [
  // Stays in browsers when only the shop changes.
  { name: 'framework', test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
  // Every page of both sides.
  {
    name: 'common',
    test: below(
      'domain/(category|home-page/banner-slots|normalized|phone|text-lengths|translations)',
      'domain/(catalog/product|orders/(order|totals)|sale-terms/sale-terms|shop-profile/shop-profile)',
      'messages/(arabic-counts|days|plural|[a-z]+/supply-names)',
      'web/(root|use-categories|use-shop-profile)',
      'web/http/(catch-unreachable|revalidate-after-conflict)',
      'web/text/(format|local-text|sentence-with)',
      'web/(paths/picture-paths|product-display/(size-availability|variants-for))',
      'web/ui/(browser-storage|button|connectivity|live-region|notice|pop-up|zellige)',
    ),
  },
  // Every page of the storefront.
  {
    name: 'shop',
    test: below(
      'web/use-sale-terms',
      'web/storefront/browser/server-time',
      'web/storefront/components/empty-state',
      'web/storefront/layout/storefront-(layout|frame|error)',
      'web/storefront/recently-seen/lazy-recently-seen',
      'web/storefront/seo/page-head',
    ),
  },
  // Pages with forms, orders or stored pages, on both sides.
  {
    name: 'fields',
    test: below(
      'domain/(email-address|supply|text)',
      'messages/[a-z]+/forms',
      'web/forms/(focus-refusal|read-form|use-focus-on-refusal)',
      'web/http/(parse-id|stand-in-route)',
      'web/offline',
      'web/order-numbers',
      'web/paths/backoffice-root',
      'web/storefront/browser/use-is-hydrated-deferred',
      'web/storefront/components/phone-link',
      'web/ui/(field|submit-button)',
    ),
  },
  // Pages with stores.
  { name: 'store-craft', test: below('web/storefront/components/store-craft') },
  // The page of a product after its first view, and some of the back office.
  { name: 'product-fields', test: below('messages/[a-z]+/product-fields') },
  // Pages with products.
  {
    name: 'cards',
    test: below(
      'web/product-display/(price|base-product-card|responsive-picture)',
      'web/storefront/components/(product-card|breadcrumbs|store-location)',
      'web/storefront/favorites',
      'web/storefront/seo/(json-ld|organization-json-ld)',
    ),
  },
  // The home page, the makers and what the shop is about.
  { name: 'stores', test: below('web/storefront/components/(store-card|tile-pattern)') },
  // The home page before its first view, all others after it.
  { name: 'search-box', test: below('web/storefront/components/search-box', 'web/storefront/shop/shop-query') },
  // Cart and checkout before their first view, all others after it.
  {
    name: 'kept-input',
    test: below(
      'web/storefront/cart/(quote-storage|cart-fields|choosing-again)',
      'web/storefront/checkout/(checkout-fields|draft-storage|pending-order-storage)',
      'web/storefront/success/last-order-storage',
    ),
  },
  // Some pages with forms before their first view, all others after it.
  {
    name: 'forms',
    test: below('messages/[a-z]+/newsletter', 'web/storefront/forms', 'web/storefront/newsletter/newsletter-form'),
  },
  // The cart and the pages of orders.
  {
    name: 'orders',
    test: below(
      'domain/orders/delivery/promised-time',
      'web/storefront/cart/(line-details|totals-list|ordered-lines|cart-check|cart-changes)',
      'web/storefront/components/(bottom-bar|loading-placeholder)',
    ),
  },
  // The cart and the profile.
  { name: 'cart-parts', test: below('web/storefront/components/removed-notice') },
  // The cart before its first view, the checkout where something is wrong with a line.
  { name: 'line-notice', test: below('web/storefront/cart/(issue-text|line-notice)') },
  // The page of an order, and the ways to it.
  { name: 'order-parts', test: below('web/storefront/order/(ordered-pieces|order-status-card)') },
  // Every page of the storefront, after its first view; nothing of the back office, whose stand-in routes differ.
  {
    name: 'later',
    test: below(
      'web/storefront/layout/(footer|after-first-view|nav-panels)',
      'web/storefront/cart/(added-to-cart-bar|exact-stock)',
    ),
  },
  // The page of a product and some of the back office.
  { name: 'tabs', test: below('web/ui/tabs') },
  { name: 'product', test: below('web/storefront/product/product-view') },
  // The page of a product after its first view, those of reviews, and the back office.
  { name: 'stars', test: below('domain/reviews/review', 'web/storefront/reviews/stars') },
  // The page of a product after its first view, and pages of its store and its reviews.
  {
    name: 'product-parts',
    test: below(
      'web/storefront/components/share-links',
      'web/paths/review-paths',
      'web/storefront/reviews/review-list',
    ),
  },
  {
    name: 'product-later',
    test: below(
      'web/storefront/product/(delivery-details|product-comments|product-store|product-json-ld|more-products|specification-table)',
    ),
  },
  // Every page of the back office.
  {
    name: 'office',
    test: below(
      'web/backoffice/layout/(backoffice-layout|backoffice-root|list-page|panel|focused-notice|use-last-action-data)',
      'web/backoffice/layout/(row-link|search-field)',
      'web/paths/backoffice-[a-z-]+',
      'web/text/whats-app-url',
      'web/ui/(checkbox|disclosure)',
    ),
  },
  // Its pages with forms.
  {
    name: 'office-forms',
    test: below(
      'messages/[a-z]+/backoffice/field-errors',
      'web/backoffice/forms/(field-props|use-form-snapshot)',
      'web/backoffice/layout/(unsaved-changes-guard|use-unsaved-changes)',
      'web/forms/codec',
    ),
  },
  // Its pages that name orders and payments.
  {
    name: 'order-names',
    test: below(
      'domain/payment-means',
      'messages/[a-z]+/backoffice/order-names',
      'web/backoffice/orders/notify-customer-field',
    ),
  },
  // The page of an order, and every page after its first view.
  { name: 'unsent-notes', test: below('messages/[a-z]+/backoffice/offline', 'web/backoffice/offline/unsent-notes') },
].map((file, index, { length }) => ({ ...file, priority: length - index }))

/** The modules of these paths in the project. */
function below(...paths: string[]): RegExp {
  return new RegExp(`[\\\\/](${paths.join('|').replaceAll('/', '[\\\\/]')})(\\.tsx?|[\\\\/])`)
}

/** The language of this build: scripts/build-languages.mjs makes one for each. */
const language = process.env.PAGES_LANGUAGE ?? 'en'

/** A language that needs more than the Latin typefaces has a folder of its own. */
const ownTypefaces = path.resolve('src/web/typefaces', language)
const typefaces = existsSync(ownTypefaces) ? ownTypefaces : path.resolve('src/web/typefaces/latin')

export default defineConfig({
  resolve: { alias: { '#page-typefaces': typefaces } },
  plugins: [
    ...[messagesOfLanguage(), sharedWithServer(), onlyPureCodeInBrowsers(), noReloadOfShownPage()],
    ...[tailwindcss(), reactRouter()],
  ],
  build: { target: 'es2022', reportCompressedSize: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // What the router tells only developers in the console, in the first view of every page.
          treeshake: { manualPureFunctions: ['warning', 'warningOnce', 'warnOnce'] },
          output: { codeSplitting: { groups: sharedFiles } },
        },
      },
    },
  },
})

/** Gives each build the messages of its language, so that no page's script carries another one. */
function messagesOfLanguage(): Plugin {
  const start = '#page-messages/'
  return {
    name: 'messages-of-language',
    enforce: 'pre',
    resolveId(id) {
      if (id.startsWith(start)) return path.resolve('messages', language, id.slice(start.length))
    },
  }
}

/**
 * The server runs the domain from source. Pages rendered there must use that same copy, not one of their own: an error
 * class or a context is only itself.
 */
function sharedWithServer(): Plugin {
  return {
    name: 'shared-with-server',
    enforce: 'pre',
    apply: 'build',
    resolveId(id) {
      const isShared = id.startsWith('#domain/') || id === '#web/page-context.ts' || id === serverMessages
      return isShared && this.environment.name === 'ssr' ? { id, external: true } : undefined
    },
  }
}

/** The texts of all languages, which are loaded by their tags. */
const serverMessages = '#messages/server-messages.ts'

/** What only the server has. A file of the domain is pure when neither it nor what it imports imports one of these. */
const serverOnly =
  /^(node:|kysely($|\/)|pg$|graphile-worker$|#(database|server|adapters|emails|jobs|samples|api)\/|#messages\/server-messages)/

/**
 * Fails the build when code for browsers imports a file of the domain that is not pure, such as an operation. Loaders
 * and actions are removed from pages before, and types are no imports.
 */
function onlyPureCodeInBrowsers(): Plugin {
  return {
    name: 'only-pure-code-in-browsers',
    enforce: 'pre',
    apply: 'build',
    resolveId(id, importer) {
      if (this.environment.name !== 'client' || !serverOnly.test(id)) return
      this.error(`Code for browsers imports ${id}, which only the server has. Imported by ${importer}`)
    },
  }
}

/**
 * React Router reloads the page that is shown when the script of another route cannot be loaded, even if that route is
 * only prefetched or answers a form: what was typed would be gone. It gets a stand-in instead (decision 100), which
 * pages load after their first view.
 */
function noReloadOfShownPage(): Plugin {
  const folder = '/react-router/dist/production/lib/dom/ssr/'
  const changes = [
    {
      file: `${folder}routeModules.js`,
      // What it logs, and its condition about development, would be in the first view of every page.
      from: /console\.error\(`Error loading[\s\S]*?window\.location\.reload\(\)/g,
      to: 'if (window.standInRoute) return window.standInRoute; location.reload()',
      count: 1,
    },
    {
      file: `${folder}routes.js`,
      // The parts of a route that load by themselves.
      from: /route\.client(?:Loader|Action)Module\s*\)(?= :)/g,
      to: '$&.catch(() => window.standInRoute)',
      count: 2,
    },
    {
      file: `${folder}routes.js`,
      // What only developers would read, in the first view of every page.
      from: /`(?:You are trying to call|Route "\$\{routeId\}" does not have) .*`;/g,
      to: '"";',
      count: 2,
    },
  ]
  return {
    name: 'no-reload-of-shown-page',
    apply: 'build',
    transform(code, id) {
      if (this.environment.name !== 'client') return
      const own = changes.filter(({ file }) => id.endsWith(file))
      for (const { from, count } of own)
        if (code.match(from)?.length !== count) this.error(`${id} does not load the scripts of routes as expected`)
      return own.length > 0 ? own.reduce((changed, { from, to }) => changed.replace(from, to), code) : undefined
    },
  }
}
