// The database server of a whole `npm test`, in a process of its own: sends its settings to its parent and ends with
// it.
import { globalSetup, globalTeardown } from './global-setup.ts'

// A terminal sends Ctrl-C to all processes; this one ends after those that use it, when its parent disconnects.
process.on('SIGINT', () => {})
await globalSetup()
process.send?.({
  HIRFA_TEST_SERVER: process.env.HIRFA_TEST_SERVER,
  HIRFA_TEST_TEMPLATE: process.env.HIRFA_TEST_TEMPLATE,
})
process.on('disconnect', async () => {
  await globalTeardown()
  process.exit(0)
})
