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
    test: /[\\/]src[\\/]web[\\/](root|storefront[\\/]layout[\\/]storefront-layout|storefront[\\/]seo[\\/]page-head|text[\\/](format|local-text))\.tsx?$/,
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
    ...[messagesOfLanguage(), sharedWithServer(), onlyPureCodeInBrowsers(), noReloadOfPageBeingLeft()],
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
 * Fails the build when code for browsers imports a file of the domain that is not pure, such as an operation. Loaders and
 * actions are removed from pages before, and types are no imports.
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
 * React Router reloads the page when the script of another page cannot be loaded, even if that is only prefetched. When a visitor
 * leaves the page, Safari cancels such requests, and the reload would replace the navigation: the visitor would stay. So a page
 * that is being left is reloaded only if it is still there after half a minute: what was followed may have been a download.
 */
function noReloadOfPageBeingLeft(): Plugin {
  const file = '/react-router/dist/production/lib/dom/ssr/routeModules.js'
  // Its condition is about development, and would be in the first view of every page.
  const reload = /if \(window\.__reactRouterContext .*\) throw error;\s+window\.location\.reload\(\)/
  return {
    name: 'no-reload-of-page-being-left',
    apply: 'build',
    transform(code, id) {
      if (this.environment.name !== 'client' || !id.endsWith(file)) return
      if (!reload.test(code)) this.error(`${id} does not reload the page as expected`)
      const delayed = code.replace(reload, 'setTimeout(() => location.reload(), isLeft ? 30_000 : 0)')
      return `let isLeft = false; addEventListener('beforeunload', () => { isLeft = true });\n${delayed}`
    },
  }
}
