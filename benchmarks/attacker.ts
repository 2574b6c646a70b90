// An attacker in a process of its own, which does at the same time what jams careless servers: idle connections,
// headers that never end, pipelined requests, responses that are not read, and requests for pages that are not in
// memory. On the message `searches` it sends how many of those the shop has answered.
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import os from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

const [, , port = '', largeFile = ''] = process.argv
/** Any address of 127.0.0.0/8 is this machine: to the server the attacker is a network of its own. */
const from = '127.0.0.66'
/** Nearly as many as one network may have: more would only be closed at once. */
const maxConnections = 900
/** These search without end. */
const searchingClients = 20
const connections = new Set<Socket>()

function open(sent: string, reads: boolean): void {
  const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: from })
  connections.add(socket)
  socket.on('close', () => connections.delete(socket)).on('error', () => {})
  if (reads) socket.resume()
  else socket.pause()
  socket.write(sent)
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`

const agent = new Agent({ keepAlive: true, localAddress: from })
let searches = 0
let answered = 0

/** Searches for something else each time, so that no response is in memory. */
function searchForever(): void {
  searches += 1
  const path = `/shop?q=${process.pid}-${searches}`
  request({ port: Number(port), host: '127.0.0.1', path, agent }, (response) => {
    if (response.statusCode === 200) answered += 1
    response.on('close', searchForever).resume()
  })
    .on('error', () => setTimeout(searchForever, 100))
    .end()
}

const attacks: readonly (() => void)[] = [
  () => open('', true),
  () => open('GET / HTTP/1.1\r\nHost: shop\r\nX-Endless: ', true),
  () => open(get(largeFile).repeat(16), false),
]

function attack(): void {
  for (const openOne of attacks) if (connections.size < maxConnections) openOne()
}

// An attacker is another machine: here it gets what the shop, its database and its visitors leave of the processors.
os.setPriority(os.constants.priority.PRIORITY_LOW)
process.on('message', () => process.send?.(answered))
process.on('disconnect', () => process.exit())
for (let client = 0; client < searchingClients; client += 1) searchForever()
while (connections.size < maxConnections) {
  attack()
  await pause(5)
}
// The server accepts connections in their order: a response on a last one proves that it has accepted all of them.
await fetch(`http://127.0.0.1:${port}/health/live`)
process.send?.('attacking')
// What the server closes is opened again.
for (;;) {
  attack()
  await pause(60)
}
