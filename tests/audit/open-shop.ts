import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Place } from './place.ts'

const mainFile = fileURLToPath(new URL('../../src/server/main.ts', import.meta.url))

/** The shop as `npm start` opens it, with the samples in it. */
export interface Shop extends AsyncDisposable {
  readonly origin: string
}

interface Opening extends Place {
  /** Whether it also does what can wait, such as making pictures in all widths. */
  readonly hasWorker: boolean
}

export async function openShop({ folder, port, hasWorker }: Opening): Promise<Shop> {
  const { PATH, HOME } = process.env
  const server = fork(mainFile, {
    // No settings of whoever asks: their shop is left alone, and every machine looks at the same one.
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
