import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  // Every address of the shop is known with the first page: no further request before the next one opens.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
