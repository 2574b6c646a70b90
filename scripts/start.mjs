// `npm start`: installs and builds what is missing, then starts the shop.
import { buildPages, compileCache, hasLauncherEnded, installPackages, startNode } from './steps.mjs'

const hasEnded = hasLauncherEnded()
installPackages({ everything: false })
buildPages()

// The compile cache halves the time of the next start and saves memory. A small young generation and few malloc arenas
// save another tenth of the memory.
const server = startNode(['--max-semi-space-size=8', 'src/server/main.ts'], {
  NODE_COMPILE_CACHE: compileCache,
  MALLOC_ARENA_MAX: '2',
})

// The server stops when the channel closes; this process waits for it and exits with its code. A first signal is not
// forwarded as one: the terminal sends Ctrl-C to the server too, which would count as a second signal.
const stop = () => (server.connected ? server.disconnect() : server.kill('SIGTERM'))
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop)
server.on('exit', (code) => process.exit(code ?? 1))

setInterval(() => {
  if (hasEnded() && server.connected) server.disconnect()
}, 200)
