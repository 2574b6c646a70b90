// `npm start`: installs and builds what is missing, then starts the shop.
import { buildPages, inProject, installPackages, startNode } from './steps.mjs'

installPackages({ everything: false })
buildPages()

// The compile cache halves the time of the next start and saves memory. A small young generation and few malloc arenas
// save another tenth of the memory.
const server = startNode(['--max-semi-space-size=8', 'src/server/main.ts'], {
  NODE_COMPILE_CACHE: inProject('build/compiled'),
  MALLOC_ARENA_MAX: '2',
})

// The server shuts down gracefully; this process waits for it and exits with its code.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => server.kill('SIGTERM'))
server.on('exit', (code) => process.exit(code ?? 1))

// npm starts this process through a shell, which does not forward signals and is killed by them: then the parent changes.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) server.kill('SIGTERM')
}, 200)
