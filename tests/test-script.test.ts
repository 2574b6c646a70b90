import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable, Writable } from 'node:stream'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'

const scripts = new URL('../scripts/', import.meta.url)
const { runEngineFiles, groupFiles } = await import(new URL('testing/engine-part.mjs', scripts).href)
const { reportTo } = await import(new URL('testing/engine-reporter.mjs', scripts).href)
const { runTasks } = await import(new URL('testing/run-tasks.mjs', scripts).href)
const { selectMatching } = await import(new URL('testing/select-tests.mjs', scripts).href)
const { readImports } = await import(new URL('testing/import-graph.mjs', scripts).href)
const { engineFiles, needsOwnProcess, needsQuiet } = await import(new URL('testing/test-files.mjs', scripts).href)

/** Runs test files with these texts in one process, and returns the outcomes of their tests by title. */
async function outcomesOf(texts: readonly string[]) {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'hirfa-test-script-'))
  const files = texts.map((_, index) => path.join(directory, `${index}.test.mjs`))
  await Promise.all(
    texts.map((text, index) => writeFile(files[index] ?? '', `import { test } from 'node:test'\n${text}`)),
  )
  const outcomes: Record<string, string[]> = {}
  const note = (outcome: string, title: string) => {
    outcomes[title] = [...(outcomes[title] ?? []), outcome]
  }
  const part = {
    count: ({ title, outcome }: { title: string; outcome: string }) => note(outcome, title),
    warn: ({ title }: { title: string }) => note('runs again', title),
  }
  // Without it, node:test in the child would report to the runner of this file.
  await runEngineFiles(part, files, { settings: { NODE_TEST_CONTEXT: undefined } })
  await rm(directory, { recursive: true })
  return outcomes
}

test('each test is counted once, and only the file of a failed one runs again', async () => {
  const failsOnce = `import { existsSync, writeFileSync } from 'node:fs'
    const mark = import.meta.filename + '.mark'
    test('flaky', () => { if (!existsSync(mark)) { writeFileSync(mark, ''); throw new Error('first') } })
    test('beside it', () => {})`
  const outcomes = await outcomesOf([
    failsOnce,
    `test('good', (t) => t.test('inner', () => {})); test('left out', { skip: true }, () => {})`,
    `test('bad', () => { throw new Error('always') })`,
  ])
  assert.deepEqual(outcomes, {
    flaky: ['runs again', 'flaky'],
    'beside it': ['passed'],
    inner: ['passed'],
    good: ['passed'],
    'left out': ['skipped'],
    bad: ['runs again', 'failed'],
  })
})

test('when a process ends in the middle, its files run alone, and the one at fault fails', async () => {
  for (const status of [3, 0]) {
    const outcomes = await outcomesOf([`test('good', () => {})`, `test('ends all', () => process.exit(${status}))`])
    assert.deepEqual(outcomes, { good: ['passed'], 'its process': ['runs again', 'failed'] }, `status ${status}`)
  }
})

test('a process that ends early but not when its files run alone is flaky', async () => {
  const endsOnce = `import { existsSync, writeFileSync } from 'node:fs'
    const mark = import.meta.filename + '.mark'
    test('ends once', () => { if (!existsSync(mark)) { writeFileSync(mark, ''); process.exit(0) } })`
  assert.deepEqual(await outcomesOf([endsOnce]), { 'ends once': ['passed'], 'its process': ['runs again', 'flaky'] })
})

test('a process whose run is busy does not end before its results are written', async () => {
  const unread: (() => void)[] = []
  const output = new Writable({ write: (_chunk, _encoding, done) => void unread.push(done) })
  let hasEnded = false
  const ending = reportTo(output)(Readable.from([]))
    .next()
    .then(() => {
      hasEnded = true
    })
  await setImmediate()
  assert.deepEqual([unread.length, hasEnded], [1, false])
  unread[0]?.()
  await ending
})

test('a task starts after those that it needs, and not if one of them failed', async () => {
  const log: string[] = []
  const task = (name: string, { needs = [] as string[], slots = 1, passes = true } = {}) => ({
    ...{ name, needs, slots },
    async run() {
      log.push(`${name} starts`)
      await Promise.resolve()
      log.push(`${name} ends`)
      return passes
    },
  })
  await runTasks(
    [
      task('pages', { needs: ['build'] }),
      task('build'),
      task('broken', { passes: false }),
      task('never', { needs: ['broken'] }),
      task('nor this', { needs: ['never'] }),
      task('wide', { slots: 2 }),
    ],
    2,
  )
  assert.deepEqual(log.slice(0, 2), ['build starts', 'broken starts'])
  assert.ok(log.indexOf('pages starts') > log.indexOf('build ends'))
  assert.ok(log.indexOf('wide ends') - log.indexOf('wide starts') === 1, 'nothing runs beside what takes all slots')
  assert.deepEqual(
    log.filter((line) => line.startsWith('n')),
    [],
  )
})

test('files with an effect on others have a process of their own, and the rest is divided by its times', () => {
  const own = 'tests/page-sources.test.ts'
  assert.equal(needsOwnProcess(own), false)
  const files = [own, 'tests/bounds.test.ts', 'tests/form-errors.test.ts']
  const groups = groupFiles(files, {
    [own]: 60_000,
    'tests/bounds.test.ts': 70_000,
    'tests/form-errors.test.ts': 15_000,
  })
  assert.deepEqual(groups, [[own, 'tests/form-errors.test.ts'], ['tests/bounds.test.ts']])
})

test('processes start by their times, and files of the long run whose times are not known before those that take seconds', () => {
  const [long, short, known] = [
    'tests/start/starting.long.test.ts',
    'tests/page-sources.test.ts',
    'tests/bounds.test.ts',
  ]
  assert.deepEqual(groupFiles([known, short, long], { [known]: 24_000, [short]: 9_000 }).at(0), [long])
  const ownProcess = 'src/server/backup-commands.long.test.ts'
  assert.equal(needsOwnProcess(ownProcess), true)
  const times = { [known]: 24_000, [ownProcess]: 9_000 }
  assert.deepEqual(groupFiles([known, ownProcess], times), [[known], [ownProcess]])
})

test('a file that takes longer than a process usually does is one process, and none is without files', () => {
  const file = 'tests/bounds.test.ts'
  assert.deepEqual(groupFiles([file], { [file]: 80_000 }), [[file]])
  assert.deepEqual(groupFiles([], {}), [])
})

test('the test that measures a switchover exists and has a process of its own, so that nothing runs beside it', () => {
  const measuring = engineFiles({ long: true }).filter(needsQuiet)
  assert.deepEqual(measuring, ['tests/cluster/failover.long.test.ts'])
  const groups: string[][] = groupFiles([...measuring, 'tests/bounds.test.ts', 'tests/page-sources.test.ts'], {})
  assert.ok(groups.some((group) => group.length === 1 && group[0] === measuring[0]))
})

test('tests are selected by their file or by their title', () => {
  const { engine, titled, browser } = selectMatching(['place-order'], { long: false })
  assert.ok(engine.includes('src/domain/orders/placing/place-order.test.ts'))
  assert.deepEqual([titled, browser], [[], []])
  const ownTitle = 'tests are selected by their file or by their title'
  assert.deepEqual(selectMatching([ownTitle], { long: false }).titled, ['tests/test-script.test.ts'])
})

test('a changed module selects what imports it through others, and a changed page what loads the pages', async () => {
  const affectedBy = await readImports()
  assert.ok(affectedBy(['src/domain/money.ts']).has('src/domain/orders/placing/place-order.test.ts'))
  assert.ok(affectedBy(['src/web/root.tsx']).has('src/server/app.test.ts'))
  assert.ok(!affectedBy(['src/web/root.tsx']).has('src/domain/orders/placing/place-order.test.ts'))
})
