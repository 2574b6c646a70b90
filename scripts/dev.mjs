// `npm run dev`: runs the shop; rebuilds the pages and restarts the server when a file changes.
import { watch } from 'node:fs'
import { buildPages, inProject, installPackages, report, startNode } from './steps.mjs'

const settleMilliseconds = 200

installPackages({ everything: true })
buildPages()
let server = startServer()
let timer
let isRestarting = false

for (const folder of ['src', 'messages', 'public']) {
  watch(inProject(folder), { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(restart, settleMilliseconds)
  })
}

/** Uses React's development build, which adds checks and warnings. */
function startServer() {
  return startNode(['src/server/main.ts'], { NODE_ENV: 'development' })
}

/** Changes made while the server is stopping are included in the restart. */
function restart() {
  if (isRestarting) return
  isRestarting = true
  report('A file changed, restarting')
  server.once('exit', () => {
    isRestarting = false
    if (!buildPages({ mayFail: true })) return
    server = startServer()
  })
  if (server.exitCode === null) server.kill('SIGTERM')
  else server.emit('exit')
}

for (const signal of ['SIGTERM', 'SIGINT']) {
  process.on(signal, () => {
    server.once('exit', () => process.exit(0))
    if (server.exitCode === null) server.kill(signal)
    else process.exit(0)
  })
}
