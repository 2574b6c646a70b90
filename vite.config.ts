import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig({
  plugins: [sharedWithServer(), tailwindcss(), reactRouter()],
  build: { target: 'es2022' },
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
