import { execFileSync, spawn } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { TestContext } from 'node:test'
import { fileURLToPath } from 'node:url'
import { makeCertificate } from './certificate.ts'
import { endProcess } from './end-process.ts'
import { freePort } from './free-port.ts'
import { startHAProxy } from './haproxy.ts'
import { cleanUpAfter, freshDirectory } from './shop-process.ts'
import { until } from './until.ts'

/** The proxies for which `deploy/` has a configuration. */
export type ProxyProgram = 'caddy' | 'nginx' | 'haproxy'

const versionArguments = { caddy: 'version', nginx: '-v', haproxy: '-v', pgbouncer: '--version' }

/** A proxy before a shop, with the configuration of `deploy/` for this name and port. */
export interface RunningProxy {
  /** `https://localhost:PORT`; HAProxy is without TLS here. */
  readonly origin: string
  /** The certificate to trust, if any. */
  readonly ca: string
}

const projectDirectory = fileURLToPath(new URL('../../', import.meta.url))
const deployed = (file: string) => readFile(new URL(`../../deploy/${file}`, import.meta.url), 'utf8')

export function isInstalled(program: keyof typeof versionArguments): boolean {
  try {
    execFileSync(program, [versionArguments[program]], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/**
 * Starts a proxy, which ends with the test, before the instances of a shop at these ports of this machine: one, or two
 * for Caddy and HAProxy.
 */
export async function startProxy(
  t: TestContext,
  program: ProxyProgram,
  shopPorts: readonly number[],
): Promise<RunningProxy> {
  const [directory, port] = [await freshDirectory(t), await freePort()]
  if (program === 'haproxy') {
    const [one, two = await freePort()] = shopPorts
    const proxy = await startHAProxy(directory, [one ?? 0, two, await freePort()])
    cleanUpAfter(t, async () => proxy[Symbol.asyncDispose]())
    return { origin: proxy.origin, ca: '' }
  }
  const origin = `https://localhost:${port}`
  const places = { directory, port, shopPorts }
  const { args, readCertificate } = program === 'caddy' ? await configureCaddy(places) : await configureNginx(places)
  const env = { ...process.env, HOME: directory, XDG_DATA_HOME: directory, XDG_CONFIG_HOME: directory }
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  cleanUpAfter(t, () => endProcess(child))
  let ca: string | undefined
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`${program} does not start: ${output}`)
    ca = await readCertificate().catch(() => undefined)
    return ca !== undefined && (await isListening(port))
  }, `${program} starts`)
  return { origin, ca: ca ?? '' }
}

interface Places {
  readonly directory: string
  readonly port: number
  readonly shopPorts: readonly number[]
}

/**
 * Returns a Caddyfile that leads to the instances at these ports, as its comments say. Throws if the file has no such
 * lines.
 */
export function leadCaddyTo(shopPorts: readonly number[], config: string): string {
  const addresses = shopPorts.map((port) => `127.0.0.1:${port}`).join(' ')
  const led = config.replace('\n\tto 127.0.0.1:3000\n', `\n\tto ${addresses}\n`)
  const ofSeveral = led.replaceAll(/(?<=\t)#(?=lb_policy|health_)/g, '')
  if (!led.includes(`\tto ${addresses}\n`) || ofSeveral === led) throw new Error('The Caddyfile is written otherwise')
  return shopPorts.length > 1 ? ofSeveral : led
}

/** With an authority of its own instead of a public one. */
async function configureCaddy({ directory, port, shopPorts }: Places) {
  const own = `\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n\tservers {`
  const config = leadCaddyTo(shopPorts, await deployed('Caddyfile'))
    .replace('\tservers {', own)
    .replace('shop.example {', `https://localhost:${port} {\n\ttls internal`)
    .replaceAll('/opt/hirfa/current/', projectDirectory)
  const file = path.join(directory, 'Caddyfile')
  await writeFile(file, config)
  const authority = path.join(directory, 'caddy/pki/authorities/local/root.crt')
  return {
    args: ['run', '--config', file, '--adapter', 'caddyfile'],
    readCertificate: () => readFile(authority, 'utf8'),
  }
}

/** With a certificate that nobody else trusts, and with its own files in the directory. */
async function configureNginx({ directory, port, shopPorts: [shopPort] }: Places) {
  const { key, cert } = makeCertificate()
  const [keyFile, certFile] = [path.join(directory, 'key.pem'), path.join(directory, 'cert.pem')]
  await Promise.all([writeFile(keyFile, key), writeFile(certFile, cert)])
  const site = (await deployed('nginx.conf'))
    // The server that redirects from port 80.
    .replace(/server \{\n\tlisten 80;[\s\S]*?\n\}\n/, '')
    .replace(/listen \[::\]:443 ssl http2;/, '')
    .replace('listen 443 ', `listen 127.0.0.1:${port} `)
    .replace('127.0.0.1:3000', `127.0.0.1:${shopPort}`)
    .replaceAll('/opt/hirfa/current/', projectDirectory)
    .replace(/(?<=ssl_certificate )[^;]+/, certFile)
    .replace(/(?<=ssl_certificate_key )[^;]+/, keyFile)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => {
    return `${name}_temp_path ${path.join(directory, name)};`
  })
  const config = [
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `pid ${path.join(directory, 'nginx.pid')};`,
    'error_log stderr;',
    'events {}',
    `http { access_log off; ${temporary.join(' ')}\n${site}\n}`,
  ]
  const file = path.join(directory, 'nginx.conf')
  await writeFile(file, config.join('\n'))
  await mkdir(path.join(directory, 'logs'))
  return {
    args: ['-p', directory, '-c', file, '-g', 'daemon off;'],
    readCertificate: async () => cert,
  }
}

async function isListening(port: number): Promise<boolean> {
  const answered = await fetch(`http://127.0.0.1:${port}`, { signal: AbortSignal.timeout(1000) }).then(
    () => true,
    (error: Error & { cause?: NodeJS.ErrnoException }) => error.cause?.code !== 'ECONNREFUSED',
  )
  return answered
}
