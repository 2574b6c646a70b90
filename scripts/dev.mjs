// `npm run dev`: the shop on this machine; pages are built again and the server started again when a file changes.
import { watch } from 'node:fs'
import { buildPages, inProject, installPackages, startNode, tell } from './steps.mjs'

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

/** With the React that checks and explains. */
function startServer() {
  return startNode(['src/server/main.ts'], { NODE_ENV: 'development' })
}

/** What changes while the server still stops is in what it starts with. */
function restart() {
  if (isRestarting) return
  isRestarting = true
  tell('Something changed')
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
