import assert from 'node:assert/strict'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import sharp from 'sharp'
import { systemAccount } from '#database/embedded-account.ts'
import { Unavailable } from '#domain/unavailable.ts'
import { pictureDecoder } from './picture-decoder.ts'
import { runInSandbox } from './picture-process.ts'
import { kernelLimits, sandboxFor } from './picture-sandbox.ts'
import { startPictureHost } from './start-picture-host.ts'

const isRoot = process.getuid?.() === 0
const account = isRoot ? systemAccount('hirfa-pictures') : undefined
const sandbox = sandboxFor(account)

/** Stands for a decoder that a picture has taken over: runs code in the sandbox and returns what it printed. */
async function takeOver(t: TestContext, code: string, milliseconds = 20_000) {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'hirfa-sandbox-'))
  await chmod(directory, 0o755)
  t.after(() => rm(directory, { recursive: true }))
  const file = path.join(directory, 'taken-over.mjs')
  await writeFile(file, code, { mode: 0o644 })
  const end = await runInSandbox(sandbox, file, new Uint8Array(), { arguments: [directory], milliseconds })
  return { ...end, output: Buffer.from(end.output).toString() }
}

test('a picture process reaches no network', {
  skip: !sandbox.command.includes('unshare') && 'this system lets no program give its network up',
}, async (t) => {
  let connections = 0
  const server = net.createServer(() => void connections++).listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => server.close())
  const { port } = server.address() as net.AddressInfo
  const { output } = await takeOver(
    t,
    `import net from 'node:net'
     const socket = net.connect(${port}, '127.0.0.1')
     socket.on('connect', () => { console.log('connected'); process.exit() })
     socket.on('error', ({ code }) => console.log(code))`,
  )
  assert.match(output, /ENETUNREACH/)
  assert.equal(connections, 0)
})

test('started as root, a picture process has an account of its own that reads no files of others', {
  skip: !isRoot && 'needs root',
}, async (t) => {
  const secret = path.join(await mkdtemp(path.join(os.tmpdir(), 'hirfa-secret-')), 'secret.key')
  await chmod(path.dirname(secret), 0o755)
  await writeFile(secret, 'key', { mode: 0o600 })
  t.after(() => rm(path.dirname(secret), { recursive: true }))
  const { output } = await takeOver(
    t,
    `import { readFileSync } from 'node:fs'
     console.log(process.getuid(), process.getgid(), process.getgroups().join())
     for (const attempt of [() => readFileSync(${JSON.stringify(secret)}), () => process.setuid(0), () => process.kill(${process.pid}, 0)])
       try { attempt(); console.log('allowed') } catch ({ code }) { console.log(code) }`,
  )
  const lines = output.trim().split('\n')
  assert.deepEqual(lines, [`${account?.uid} ${account?.gid} ${account?.gid}`, 'EACCES', 'EPERM', 'EPERM'])
})

test('a picture process that takes all memory it can get is ended by the system', {
  skip: kernelLimits({ bytes: 1e9, seconds: 1 }).length === 0 && 'this system has no prlimit',
}, async (t) => {
  const { output } = await takeOver(
    t,
    `import { writeSync } from 'node:fs'
     const kept = []
     for (let megabytes = 64; ; megabytes += 64) {
       kept.push(Buffer.alloc(64 * 1024 * 1024, 1))
       writeSync(1, megabytes + '\\n')
     }`,
  )
  const most = Number(output.trim().split('\n').at(-1))
  assert.ok(most > 400 && most < 1600, `${most} MB`)
})

test('a picture process that never ends is killed, also when it stops its own timers', async (t) => {
  const { signal } = await takeOver(t, 'for (;;);', 1_000)
  assert.equal(signal, 'SIGKILL')
})

test('a picture process writes no files', {
  skip: kernelLimits({ bytes: 1e9, seconds: 1 }).length === 0 && 'this system has no prlimit',
}, async (t) => {
  const { output, signal } = await takeOver(
    t,
    `import { writeFileSync } from 'node:fs'
     try { writeFileSync('/tmp/hirfa-written-' + process.pid, 'x'); console.log('written') } catch ({ code }) { console.log(code) }`,
  )
  assert.ok(signal === 'SIGXFSZ' || /EFBIG/.test(output), output)
})

test('a program that has given root up opens pictures through its host, and says so when that has ended', {
  skip: !isRoot && 'needs root',
}, async () => {
  assert.ok(account)
  const decode = pictureDecoder(startPictureHost(account))
  const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#a8461f' } })
    .jpeg()
    .toBuffer()
  const decoded = await decode(picture)
  assert.equal(decoded.outcome, 'decoded')

  const run = startPictureHost(account)
  const killed = run('decode-picture', new Uint8Array(), {
    arguments: [],
    nodeOptions: ['--import', `data:text/javascript,process.kill(process.ppid,'SIGKILL')`],
    milliseconds: 10_000,
  })
  await assert.rejects(killed, Unavailable)
  await assert.rejects(run('decode-picture', new Uint8Array(), { arguments: [], milliseconds: 1000 }), Unavailable)
})

test('a host that sends something else is ended, and the shop goes on', async (t) => {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'hirfa-host-'))
  t.after(() => rm(directory, { recursive: true, force: true }))
  await chmod(directory, 0o755)
  const file = path.join(directory, 'taken-over.mjs')
  await writeFile(file, `process.on('message', ({ id }) => process.send({ id, end: 'anything' }))`)
  const run = startPictureHost(account, file)
  const asked = run('decode-picture', new Uint8Array(), { arguments: [], milliseconds: 1000 })
  await assert.rejects(asked, Unavailable)
})
