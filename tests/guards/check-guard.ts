import { randomBytes } from 'node:crypto'
import { runOnTestServer } from '#tests/support/test-database.ts'
import { templateName } from '#tests/support/test-database-address.ts'
import type { CheckoutCopy } from './checkout-copy.ts'
import type { Guard } from './guard.ts'
import { runTests, type TestResult } from './run-tests.ts'

/** Says which of the named tests of a file `npm test` does not run, or which fail while every guard is in place. */
export async function findUnfitTests(
  file: string,
  guards: readonly Guard[],
  { directory }: CheckoutCopy,
): Promise<string[]> {
  if (file.endsWith('.long.test.ts')) return [`${file} is not in npm test`]
  const titles = [...new Set(guards.map(({ title }) => title))]
  const results = await runTests(file, titles, { directory, environment: environmentOf(templateName()) })
  return titles.flatMap((title) => {
    const found = results.filter((result) => result.title === title)
    if (found.length === 0) return [`${file} has no test "${title}" in npm test`]
    const error = found.find(({ error }) => error)?.error
    return error ? [`"${title}" fails although every guard is in place: ${error.message}`] : []
  })
}

/** Runs the test of a guard without it. Returns why that shows nothing, or undefined if the test fails as it should. */
export async function checkGuard(guard: Guard, copy: CheckoutCopy): Promise<string | undefined> {
  try {
    await using program = await takeOut(guard, copy)
    const environment = environmentOf(program.template)
    const results = await runTests(guard.test, [guard.title], { directory: copy.directory, environment })
    return problemOf(guard, results)
  } catch (error) {
    return (error as Error).message
  }
}

/** A program that no longer runs at all has not lost its guard. */
const brokenProgram = ['SyntaxError', 'ReferenceError']

function problemOf({ title }: Guard, results: readonly TestResult[]): string | undefined {
  if (results.length === 0) return `"${title}" does not load, or does not end`
  const error = results.find(({ error }) => error)?.error
  if (!error) return `"${title}" passes`
  return brokenProgram.includes(error.name) ? `"${title}" ends with ${error.name}: ${error.message}` : undefined
}

interface WeakenedProgram extends AsyncDisposable {
  /** The database that its tests copy. */
  readonly template: string
}

async function takeOut(guard: Guard, copy: CheckoutCopy): Promise<WeakenedProgram> {
  if ('find' in guard) {
    const putBack = await copy.replace(guard.file, guard.find, guard.replace)
    return { template: templateName(), [Symbol.asyncDispose]: putBack }
  }
  const template = `hirfa_test_${randomBytes(6).toString('hex')}_template`
  await runOnTestServer(`create database ${template} template ${templateName()} strategy file_copy`)
  const drop = () => runOnTestServer(`drop database ${template} with (force)`)
  try {
    await runOnTestServer(guard.sql, template)
  } catch (error) {
    await drop()
    throw error
  }
  return { template, [Symbol.asyncDispose]: drop }
}

/** Tests of the long run are left out. */
function environmentOf(template: string): NodeJS.ProcessEnv {
  const { LONG_TESTS: _, NODE_TEST_CONTEXT: __, ...environment } = process.env
  return { ...environment, HIRFA_TEST_TEMPLATE: template }
}
