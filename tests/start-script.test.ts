import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { isAlive } from '#tests/support/shop-process.ts'
import { until } from '#tests/support/until.ts'

// `npm start` in a project whose build and whose shop are small programs: what it does with both.

const project = fileURLToPath(new URL('..', import.meta.url))
const { nodeVariant } = await import(new URL('../scripts/locked-packages.mjs', import.meta.url).href)
const { pageSources }: { readonly pageSources: readonly string[] } = await import(
  new URL('../scripts/steps.mjs', import.meta.url).href
)

/** Waits for the pages as the real shop does, and says what it found when they are built. */
const shop = `
  import { existsSync, writeFileSync } from 'node:fs'
  import { whenPagesBuilt } from './when-pages-built.ts'
  process.once('disconnect', () => {
    console.log('Stopped')
    process.exit(0)
  })
  writeFileSync('listening', '')
  await whenPagesBuilt(new AbortController().signal)
  console.log(existsSync('build/page') ? 'Open with pages' : 'Open without pages')`

const shopOnTakenPort = `
  import { existsSync } from 'node:fs'
  import { setTimeout as pause } from 'node:timers/promises'
  while (!existsSync('build-process')) await pause(5)
  console.error('Port 3000 is taken')
  process.exit(1)`

/** Ends only after the shop has started. */
const build = `
  import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
  writeFileSync('build-process', String(process.pid))
  import { setTimeout as pause } from 'node:timers/promises'
  while (!existsSync('listening')) await pause(5)
  mkdirSync('build', { recursive: true })
  writeFileSync('build/page', '')`

const failingBuild = `${build}
  console.error('A page cannot be built')
  process.exit(1)`

const compression = `
  import { writeFileSync } from 'node:fs'
  import { compressedStamp } from './steps.mjs'
  writeFileSync(compressedStamp, '')`

interface Started {
  readonly launcher: ChildProcess
  output(): string
}

async function openProject(t: TestContext, { build: builder = build } = {}) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'hirfa-launch-'))
  t.after(() => rm(folder, { recursive: true }))
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), text)
  }
  for (const source of pageSources)
    if (!source.includes('.')) await mkdir(path.join(folder, source), { recursive: true })
  for (const source of pageSources) if (source.includes('.')) await write(source, '')
  await cp(path.join(project, 'scripts'), path.join(folder, 'scripts'), { recursive: true })
  await write('scripts/build-pages.mjs', builder)
  await write('scripts/compress-pages.mjs', compression)
  await write('src/server/main.ts', shop)
  await cp(path.join(project, 'src/server/when-pages-built.ts'), path.join(folder, 'src/server/when-pages-built.ts'))
  await write('package.json', JSON.stringify({ type: 'module', allowScripts: {} }))
  await write('package-lock.json', JSON.stringify({ packages: { '': {} } }))
  const lockedNode = path.join(folder, 'node_modules', nodeVariant(), 'bin/node')
  await mkdir(path.dirname(lockedNode), { recursive: true })
  await symlink(process.execPath, lockedNode)
  await write('node_modules/.package-lock.json', JSON.stringify({ packages: {} }))
  const start = (): Started => {
    const launcher = spawn(process.execPath, ['scripts/start.mjs'], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
    let text = ''
    for (const stream of [launcher.stdout, launcher.stderr])
      stream.setEncoding('utf8').on('data', (more: string) => {
        text += more
      })
    t.after(() => launcher.kill('SIGKILL'))
    return { launcher, output: () => text }
  }
  return { start, write, read: (file: string) => readFile(path.join(folder, file), 'utf8').catch(() => undefined) }
}

async function stop({ launcher, output }: Started): Promise<void> {
  launcher.kill('SIGTERM')
  assert.deepEqual(await once(launcher, 'close'), [0, null])
  assert.match(output(), /Stopped\n$/)
}

test('the shop starts while its pages are built, opens when they are, and the next start finds them', async (t) => {
  const { start, read } = await openProject(t)
  const first = start()
  await until(() => first.output().includes('Open'))
  assert.match(first.output(), /Building the pages and preparing the database \(about .*\)\nOpen with pages\n$/)
  await until(async () => (await read('build/.hirfa-compressed')) !== undefined)
  await stop(first)

  const second = start()
  await until(() => second.output().includes('Open'))
  assert.equal(second.output(), 'Open with pages\n')
  await stop(second)
})

test('files that a stopped start has not compressed are compressed at the next one', async (t) => {
  const { start, write, read } = await openProject(t)
  await write('scripts/compress-pages.mjs', 'setInterval(() => {}, 1000)')
  const first = start()
  await until(() => first.output().includes('Open'))
  await stop(first)
  await write('scripts/compress-pages.mjs', compression)
  const second = start()
  await until(async () => (await read('build/.hirfa-compressed')) !== undefined)
  await stop(second)
})

test('a build that fails stops the shop, and what it printed comes last', async (t) => {
  const { start, read } = await openProject(t, { build: failingBuild })
  const failed = start()
  assert.deepEqual(await once(failed.launcher, 'close'), [1, null])
  assert.match(failed.output(), /Stopped\nA page cannot be built\n$/)
  assert.doesNotMatch(failed.output(), /Open/)
  assert.equal(await read('build/.hirfa-built'), undefined)
})

test('a shop that does not start ends the build', async (t) => {
  const { start, write, read } = await openProject(t)
  await write('src/server/main.ts', shopOnTakenPort)
  const failed = start()
  assert.deepEqual(await once(failed.launcher, 'close'), [1, null])
  assert.match(failed.output(), /Port 3000 is taken\n$/)
  const building = Number(await read('build-process'))
  await until(() => !isAlive(building), 'the build ends')
})
