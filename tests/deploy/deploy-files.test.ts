import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { readConfig } from '#server/config.ts'
import { makeCertificate } from '#tests/support/certificate.ts'
import { isInstalled, leadCaddyTo } from '#tests/support/proxy-program.ts'

const project = new URL('../../', import.meta.url)
const read = (file: string) => readFile(new URL(file, project), 'utf8')

/** The settings of the example, those in comments too, as systemd and a shell read them. */
async function exampleSettings(): Promise<Record<string, string>> {
  const lines = (await read('deploy/hirfa.env.example')).matchAll(/^#?([A-Z_0-9]+)=(.*)$/gm)
  return Object.fromEntries(Array.from(lines, ([, name = '', value = '']) => [name, value.replace(/^'(.*)'$/, '$1')]))
}

test('the example of settings is valid, and docs/settings.md lists each of them', async () => {
  const settings = await exampleSettings()
  assert.ok(Object.keys(settings).length > 10)
  const { publicUrl, trustedProxies, mail, fillWithSamples } = readConfig({ ...settings, BACKUP_PASSPHRASE: '' })
  assert.deepEqual([publicUrl, trustedProxies, mail.by], ['https://shop.example', ['127.0.0.1', '::1'], 'smtp'])
  assert.equal(fillWithSamples, false)
  const documented = await read('docs/settings.md')
  for (const name of Object.keys(settings)) assert.ok(documented.includes(`\`${name}\``), name)
})

function filesNamedIn(guide: string): string[] {
  return Array.from(guide.matchAll(/\bdeploy\/[\w.@/-]+\w/g), ([file]) => file)
}

test('docs/cluster.md says where each file of deploy/cluster goes', async () => {
  const guide = await read('docs/cluster.md')
  const named = new Set(filesNamedIn(guide).filter((file) => file.startsWith('deploy/cluster/')))
  const files = await readdir(new URL('deploy/cluster', project))
  assert.deepEqual([...named].sort(), files.map((file) => `deploy/cluster/${file}`).sort())
})

test('what docs/deploy.md names exists', async () => {
  const guide = await read('docs/deploy.md')
  const files = new Set(filesNamedIn(guide))
  assert.ok(files.size >= 5)
  for (const file of [...files].filter((file) => file !== 'deploy/hirfa.env'))
    assert.ok(existsSync(new URL(file, project)), file)
  const commands = new Set(Array.from(guide.matchAll(/(?:^ {4}|`)hirfa ([a-z-]+)/gm), ([, command = '']) => command))
  assert.deepEqual([...commands].sort(), ['backup', 'doctor', 'images-copy', 'mail-try', 'restore'])
  for (const command of commands) assert.ok(existsSync(new URL(`scripts/${command}.mjs`, project)), command)
  for (const script of ['deploy/hirfa', 'deploy/haproxy-certificate'])
    execFileSync('sh', ['-n', fileURLToPath(new URL(script, project))])
})

/** Undefined where there is none. */
function systemdVersion(): number | undefined {
  try {
    return Number(/^systemd (\d+)/.exec(execFileSync('systemd-analyze', ['--version']).toString())?.[1])
  } catch {
    return undefined
  }
}

test('systemd finds nothing wrong with the service, and little that it is exposed to', {
  skip: (systemdVersion() ?? 0) >= 250 ? false : 'needs systemd 250, which looks at files without a running service',
}, async (t) => {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'hirfa-unit-'))
  t.after(() => rm(directory, { recursive: true }))
  const unit = path.join(directory, 'hirfa@3000.service')
  // Its paths are those of a server.
  await writeFile(
    unit,
    (await read('deploy/hirfa@.service')).replaceAll(/(?<=^ExecStart(?:Post)?=)\S+/gm, process.execPath),
  )
  const analyze = (...args: string[]) => execFileSync('systemd-analyze', [...args, unit], { stdio: 'pipe' }).toString()
  assert.equal(analyze('verify'), '')
  // It fails above this exposure, in tenths, of 100 at most.
  analyze('security', '--offline=true', '--threshold=20')
})

test('the service may write to the folder of backups that the example names', async () => {
  const [, folder = ''] = /^#BACKUP_TO=folder:(.+)$/m.exec(await read('deploy/hirfa.env.example')) ?? []
  const [, writable = ''] = /^ReadWritePaths=-(.+)$/m.exec(await read('deploy/hirfa@.service')) ?? []
  assert.ok(writable.startsWith('/') && folder.startsWith(`${writable}/`), `${folder} is not below ${writable}`)
})

test('proxies try only reads again, since Caddy would repeat a form with the body of another', async () => {
  const proxies = [...(await read('deploy/Caddyfile')).matchAll(/^\treverse_proxy (.*)\{\n([\s\S]*?)^\t\}/gm)]
  assert.deepEqual(
    proxies.map(([, matcher = '', block = '']) => [matcher.trim(), block.includes('\t\tlb_try_duration')]),
    [
      ['@reads', true],
      ['', false],
    ],
  )
  const nginx = await read('deploy/nginx.conf')
  assert.match(nginx, /proxy_next_upstream off;/)
  assert.match(nginx, /map \$request_method \$when_away \{\n\tGET @wait;\n\tHEAD @wait;\n\tdefault @unavailable;\n\}/)
})

test('what a restart or a switchover needs of the proxies is in their files', async () => {
  const [caddy, haproxy, nginx, pgbouncer] = await Promise.all(
    ['Caddyfile', 'haproxy.cfg', 'nginx.conf', 'pgbouncer.ini'].map((file) => read(`deploy/${file}`)),
  )
  // While the database is away the instances have pages to serve, and they refuse requests without a Host header.
  assert.match(caddy ?? '', /health_uri \/health\/serving/)
  assert.match(haproxy ?? '', /http-check send meth GET uri \/health\/ready ver HTTP\/1\.1 hdr Host \S+/)
  for (const proxy of [caddy, haproxy, nginx])
    for (const part of ['unavailable.html', 'Retry-After']) assert.ok(proxy?.includes(part), part)
  for (const setting of ['server_connect_timeout = 2', 'server_login_retry = 1'])
    assert.ok(pgbouncer?.split('\n').includes(setting), setting)
})

test('the Caddyfile leads to one instance, and to two with the lines that are commented out', async () => {
  const caddyfile = await read('deploy/Caddyfile')
  assert.equal(leadCaddyTo([3000], caddyfile), caddyfile)
  const checked = '\tlb_policy first\n\thealth_uri /health/serving\n\thealth_interval 500ms\n\thealth_timeout 3s\n'
  assert.ok(leadCaddyTo([3000, 3001], caddyfile).includes(`\tto 127.0.0.1:3000 127.0.0.1:3001\n${checked}`))
  assert.throws(() => leadCaddyTo([3000, 3001], 'shop.example {\n\treverse_proxy 127.0.0.1:3000\n}\n'))
})

test('HAProxy finds nothing wrong with its configuration', {
  skip: isInstalled('haproxy') ? false : 'needs haproxy',
}, async (t) => {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'hirfa-haproxy-'))
  t.after(() => rm(directory, { recursive: true }))
  const [file, certificate] = ['haproxy.cfg', 'shop.pem'].map((name) => path.join(directory, name)) as [string, string]
  const { key, cert } = makeCertificate()
  await writeFile(certificate, key + cert)
  const settings = (await read('deploy/haproxy.cfg'))
    .replace('/etc/haproxy/shop.pem', certificate)
    .replaceAll('/opt/hirfa/current/', fileURLToPath(project))
  await writeFile(file, settings)
  assert.match(execFileSync('haproxy', ['-c', '-f', file], { stdio: 'pipe' }).toString(), /Configuration file is valid/)
})
