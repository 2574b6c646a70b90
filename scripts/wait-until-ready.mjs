// Waits until the shop of these settings takes orders: for a service that counts as started then. Plain JavaScript
// without dependencies. Fails at once when the process of the shop ends (MAINPID, which systemd sets); the service ends
// it when the start takes too long.
import { setTimeout as pause } from 'node:timers/promises'

const { HOST = '127.0.0.1', PORT = '3000', MAINPID } = process.env
const host = { '0.0.0.0': '127.0.0.1', '::': '[::1]', '::1': '[::1]' }[HOST] ?? HOST

async function isReady() {
  try {
    const response = await fetch(`http://${host}:${PORT}/health/ready`, { signal: AbortSignal.timeout(5000) })
    return response.ok
  } catch {
    return false
  }
}

function hasEnded() {
  try {
    return MAINPID !== undefined && !process.kill(Number(MAINPID), 0)
  } catch {
    return true
  }
}

while (!(await isReady())) {
  if (hasEnded()) {
    console.error('The shop has ended before it took orders: its own last lines say why')
    process.exit(1)
  }
  await pause(250)
}
