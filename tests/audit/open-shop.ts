import { fork } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const mainFile = fileURLToPath(new URL('../../src/server/main.ts', import.meta.url))

/** The shop as `npm start` opens it, on a database of its own and with the samples in it. */
export interface Shop extends AsyncDisposable {
  readonly origin: string
}

export async function openShop(): Promise<Shop> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'hirfa-audit-'))
  // Made for us alone; root's PostgreSQL runs under another account.
  await chmod(folder, 0o755)
  const { PATH, HOME } = process.env
  const server = fork(mainFile, {
    // No settings of whoever asks: their shop is left alone, and every machine looks at the same one.
    env: { PATH, HOME, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error', LEAST_FREE_MB: '0' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const origin = await new Promise<string>((resolve, reject) => {
    let said = ''
    server.once('exit', () => reject(new Error(`The shop did not open:\n${said}`)))
    server.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const [, opened] = /^Hirfa is open at (\S+)$/m.exec(said) ?? []
      if (opened) resolve(opened)
    })
  })
  return {
    origin,
    async [Symbol.asyncDispose]() {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
