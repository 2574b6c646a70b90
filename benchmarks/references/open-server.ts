import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Starts a plain node:http server, which ends with its parent process. */
export async function openServer(listener: RequestListener): Promise<void> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  console.log(`A reference is open at http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  process.on('disconnect', () => process.exit())
}
