import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { mkdir, symlink } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { freshDirectory } from '#tests/support/shop-process.ts'

const projectDirectory = fileURLToPath(new URL('../..', import.meta.url))
const migrations = 'src/database/migrations'

/** Tests of reading and ordering, which the previous release must still pass. */
const itsTests = ['src/api/handlers/products.test.ts', 'src/domain/orders/placing/place-order.test.ts']

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: projectDirectory, stdio: 'pipe', maxBuffer: 1024 ** 3 })

/**
 * The commit before the newest migration; undefined without one after the first release, or without the history of the
 * project.
 */
function previousRelease(): string | undefined {
  const [newestFile] = readdirSync(path.join(projectDirectory, migrations))
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .reverse()
  if (newestFile === undefined) return undefined
  try {
    // What a merge brought was added by the merge.
    const added = ['--first-parent', '-m', '--diff-filter=A', '--format=%H', '-1'] as const
    const newest = git('log', ...added, '--', `${migrations}/${newestFile}`)
      .toString()
      .trim()
    return git('rev-parse', '--verify', '--quiet', `${newest}^`).toString().trim()
  } catch {
    return undefined
  }
}

const previous = previousRelease()

test('the previous release reads and takes orders on the new schema, so that both can run at once', {
  skip: previous === undefined ? 'needs a migration after the first release, and the history of the project' : false,
}, async (t) => {
  const directory = path.join(await freshDirectory(t), 'previous')
  await mkdir(directory)
  const files = git('archive', previous ?? '')
  execFileSync('tar', ['--extract', '--directory', directory], { input: files })
  await symlink(path.join(projectDirectory, 'node_modules'), path.join(directory, 'node_modules'))
  // Its tests copy the database of this run, whose schema is the new one.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  const run = spawnSync(process.execPath, ['--test', ...itsTests], { cwd: directory, env, encoding: 'utf8' })
  assert.equal(run.status, 0, run.stdout)
  assert.match(run.stdout, /^ℹ pass [1-9]\d*$/m)
})
