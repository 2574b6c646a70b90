import { spawn } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { endProcess } from './end-process.ts'
import { freePort } from './free-port.ts'

/** HAProxy before instances of this machine, with the configuration of `deploy/haproxy.cfg`, without TLS. */
export interface HAProxy extends AsyncDisposable {
  readonly origin: string
}

/** Starts it for instances at these ports. They need not be up. Writes its files into the folder. */
export async function startHAProxy(folder: string, ports: readonly number[]): Promise<HAProxy> {
  await mkdir(folder, { recursive: true })
  const [port, file] = [await freePort(), path.join(folder, 'haproxy.cfg')]
  await writeFile(
    file,
    configure(await readFile(new URL('../../deploy/haproxy.cfg', import.meta.url), 'utf8'), port, ports),
  )
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] })
  const complaints: string[] = []
  child.stderr.setEncoding('utf8').on('data', (text) => complaints.push(text))
  const origin = `http://127.0.0.1:${port}`
  while (child.exitCode === null && !(await isListening(origin)));
  if (child.exitCode !== null) throw new Error(`HAProxy does not start: ${complaints.join('')}`)
  return { origin, [Symbol.asyncDispose]: () => endProcess(child) }
}

const projectDirectory = fileURLToPath(new URL('../../', import.meta.url))
const addresses = ['10.0.0.11:3000', '10.0.0.12:3000', '10.0.0.13:3000']

function configure(deployed: string, port: number, ports: readonly number[]): string {
  const local = deployed
    .replace(/^# Part 2[\s\S]*/m, '')
    .replaceAll('/opt/hirfa/current/', projectDirectory)
    // The account, the log and the socket of the service.
    .replace(/^global\n(\t.*\n)*/m, '')
    .replace(/^\t(log global|bind :443.*|http-request redirect.*)\n/gm, '')
    .replace('bind :80', `bind 127.0.0.1:${port}`)
    .replace('X-Forwarded-Proto https', 'X-Forwarded-Proto http')
  return addresses.reduce((text, address, index) => text.replaceAll(address, `127.0.0.1:${ports[index]}`), local)
}

async function isListening(origin: string): Promise<boolean> {
  return fetch(`${origin}/health/live`, { signal: AbortSignal.timeout(1000) }).then(
    () => true,
    () => false,
  )
}
