// Waits until the shop of these settings takes orders: for a service that counts as started then. Plain JavaScript without
// dependencies. The service ends it when the start fails or takes too long.
import { setTimeout as pause } from 'node:timers/promises'

const { HOST = '127.0.0.1', PORT = '3000' } = process.env
const host = { '0.0.0.0': '127.0.0.1', '::': '[::1]', '::1': '[::1]' }[HOST] ?? HOST

async function isReady() {
  try {
    const response = await fetch(`http://${host}:${PORT}/health/ready`, { signal: AbortSignal.timeout(5000) })
    return response.ok
  } catch {
    return false
  }
}

while (!(await isReady())) await pause(250)
