// The embedded database in a process of its own, which a test can kill. Argument: the data directory. Prints whether it
// is open, or why not. SIGTERM stops it, SIGUSR2 ends the process without stopping it.
import { startEmbeddedDatabase } from '#database/embedded.ts'

const [, , dataDirectory = ''] = process.argv
process.on('SIGUSR2', () => process.exit(0))
try {
  const server = await startEmbeddedDatabase(dataDirectory, console.log)
  process.on('SIGTERM', () => server.stop().then(() => process.exit(0)))
  console.log('open')
} catch (error) {
  console.log((error as Error).message)
}
