import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Place } from './shop-location.ts'

const mainFile = fileURLToPath(new URL('../../src/server/main.ts', import.meta.url))

/** The shop as `npm start` runs it, filled with samples. */
export interface Shop extends AsyncDisposable {
  readonly origin: string
}

interface Opening extends Place {
  /** Whether it also runs background jobs, such as encoding picture copies. */
  readonly hasWorker: boolean
}

export async function openShop({ folder, port, hasWorker }: Opening): Promise<Shop> {
  const { PATH, HOME } = process.env
  const server = fork(mainFile, {
    // The caller's settings are not inherited: their shop is not touched, and every machine measures the same one.
    env: {
      PATH,
      HOME,
      DATA_DIR: folder,
      PORT: String(port),
      WORKER: hasWorker ? 'on' : 'off',
      LOG_LEVEL: 'error',
      LEAST_FREE_MB: '0',
    },
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
    },
  }
}
