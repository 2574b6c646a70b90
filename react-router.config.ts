import type { Config } from '@react-router/dev/config'

/** scripts/build-pages.mjs builds the pages once for each language. */
const buildDirectory = `build/${process.env.PAGES_LANGUAGE ?? 'en'}`

export default {
  appDirectory: 'src/web',
  buildDirectory,
  // Every address of the shop is known with the first page: no further request before the next one opens.
  routeDiscovery: { mode: 'initial' },
  // What a page does in the browser before its loader is a line or two: a file of its own costs more than that.
  splitRouteModules: false,
} satisfies Config
