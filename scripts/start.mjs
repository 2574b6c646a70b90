// `npm start`: installs and builds what is missing, then starts the shop. The pages are built while the server prepares
// its database.
import {
  compileCache,
  compressInBackground,
  hasLauncherEnded,
  installPackages,
  report,
  startBuild,
  startNode,
} from './steps.mjs'

const hasEnded = hasLauncherEnded()
installPackages({ everything: false })
const build = startBuild()
if (build) report('Building the pages and preparing the database (about 20 seconds)')

// The compile cache halves the time of the next start and saves memory. A small young generation and few malloc arenas
// save another tenth of the memory.
const server = startNode(['--max-semi-space-size=8', 'src/server/main.ts', ...(build ? ['--wait-for-pages'] : [])], {
  NODE_COMPILE_CACHE: compileCache,
  MALLOC_ARENA_MAX: '2',
})
let stopCompressing = build ? undefined : compressInBackground()
let failure

// The server stops when the channel closes; this process waits for it and exits with its code. A first signal is not
// forwarded as one: the terminal sends Ctrl-C to the server too, which would count as a second signal.
const stop = () => (server.connected ? server.disconnect() : server.kill('SIGTERM'))
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop)
server.on('exit', (code) => {
  build?.stop()
  stopCompressing?.()
  if (failure) process.stderr.write(failure)
  process.exit(failure ? 1 : (code ?? 1))
})

setInterval(() => {
  if (hasEnded() && server.connected) server.disconnect()
}, 200)

build?.ended.then((result) => {
  if (!server.connected) return
  failure = result.failure
  if (failure) return server.disconnect()
  server.send('pages built')
  stopCompressing = compressInBackground()
})
