import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/**
 * What every page of the shop needs comes in two files: together it compresses better than in forty small ones, and the
 * framework's stays in browsers when only the shop changes. All other code is divided by who needs it.
 */
const filesOfEveryPage = [
  { name: 'framework', test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 1 },
  { name: 'shop', test: /[\\/]src[\\/]web[\\/](root|storefront[\\/]layout[\\/]storefront-layout)\.tsx$/ },
]

export default defineConfig({
  plugins: [sharedWithServer(), tailwindcss(), reactRouter()],
  build: { target: 'es2022' },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: filesOfEveryPage } } } } } },
})

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
      const isShared = id.startsWith('#domain/') || id === '#web/page-context.ts'
      return isShared && this.environment.name === 'ssr' ? { id, external: true } : undefined
    },
  }
}
