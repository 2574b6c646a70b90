import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { type TestContext, test } from 'node:test'
import { endProcess } from '#tests/support/end-process.ts'
import { until } from '#tests/support/until.ts'

const stopOnSignal = new URL('stop-on-signal.ts', import.meta.url).href
const steps = new URL('../../scripts/steps.mjs', import.meta.url).href

/** A process that stops on a signal, which takes until it may; `stop` is the code for that. */
function launch(t: TestContext, stop: string, program = process.execPath, args: readonly string[] = []) {
  const code = `
    const { stopOnSignal } = await import(${JSON.stringify(stopOnSignal)})
    stopOnSignal(async () => { console.log('Stopping'); ${stop} })
    setInterval(() => {}, 1000)
    console.log('open')`
  const child = spawn(program, [...args, '--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  t.after(() => endProcess(child))
  return { child, ...readLines(child) }
}

function readLines({ stdout, stderr }: ChildProcess) {
  assert.ok(stdout && stderr)
  let printed = ''
  stdout.setEncoding('utf8').on('data', (text) => (printed += text))
  return { errors: text(stderr), untilPrinted: (line: string) => until(() => printed.includes(line), line) }
}

test('signals at the same time, as of a terminal and of npm, stop once and in order', async (t) => {
  const { child, untilPrinted } = launch(t, '')
  await untilPrinted('open')
  child.kill('SIGINT')
  child.kill('SIGTERM')
  assert.deepEqual(await once(child, 'exit'), [0, null])
})

test('a second signal later ends a process that does not stop', async (t) => {
  const { child, errors, untilPrinted } = launch(t, 'await new Promise(() => {})')
  await untilPrinted('open')
  child.kill('SIGTERM')
  await untilPrinted('Stopping')
  await until(() => {
    child.kill('SIGTERM')
    return child.exitCode !== null
  })
  assert.equal(child.exitCode, 1)
  assert.match(await errors, /^Ended without stopping: a second signal\n$/)
})

test('a process whose launcher is gone stops', async (t) => {
  const { child, untilPrinted } = launch(t, '')
  await untilPrinted('open')
  child.disconnect()
  assert.deepEqual(await once(child, 'exit'), [0, null])
})

test('a launcher notices that npm, which started it through a shell, was killed', async (t) => {
  const code = `
    const { hasLauncherEnded } = await import(${JSON.stringify(steps)})
    const hasEnded = hasLauncherEnded()
    console.log('open')
    setInterval(() => hasEnded() && process.exit(), 20)`
  const shell = `${JSON.stringify(process.execPath)} --input-type=module --eval "$CODE"; true`
  const npm = spawn('sh', ['-c', `sh -c '${shell}' & wait`], {
    env: { ...process.env, CODE: code, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  t.after(() => endProcess(npm))
  const { untilPrinted } = readLines(npm)
  await untilPrinted('open')
  npm.kill('SIGKILL')
  // Its output closes once the launcher, which inherited it, has ended too.
  await once(npm, 'close')
})
