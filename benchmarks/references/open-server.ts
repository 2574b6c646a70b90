import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Node's own server with nothing around it, which ends with whoever started it. */
export async function openServer(answer: RequestListener): Promise<void> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  console.log(`A reference is open at http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  process.on('disconnect', () => process.exit())
}
