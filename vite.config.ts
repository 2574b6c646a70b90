import { existsSync } from 'node:fs'
import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/**
 * What every page of the shop needs comes in two files: together it compresses better than in forty small ones, and the
 * framework's stays in browsers when only the shop changes. All other code is divided by who needs it.
 */
const filesOfEveryPage = [
  { name: 'framework', test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 1 },
  {
    name: 'shop',
    test: /[\\/]src[\\/]web[\\/](root|use-sale-terms|storefront[\\/]layout[\\/]storefront-layout|storefront[\\/]seo[\\/]page-head|text[\\/](format|local-text)|http[\\/]catch-unreachable)\.tsx?$/,
  },
]

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
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: filesOfEveryPage } } } } } },
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
