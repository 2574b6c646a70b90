import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { parseVersion, requirePgProgram } from './pg-programs.ts'

/** Makes this process find only a program that prints a version, or none. */
async function onlyOnPath(t: TestContext, printed?: string): Promise<void> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'hirfa-path-'))
  const { PATH = '' } = process.env
  t.after(async () => {
    process.env.PATH = PATH
    await rm(directory, { recursive: true })
  })
  if (printed !== undefined)
    await writeFile(path.join(directory, 'pg_dump'), `#!/bin/sh\necho '${printed}'\n`, { mode: 0o755 })
  process.env.PATH = directory
}

test('the version of pg_dump is read from what each distribution prints', () => {
  assert.equal(parseVersion('pg_dump (PostgreSQL) 15.20 (Debian 15.20-0+deb12u1)\n'), 15)
  assert.equal(parseVersion('pg_restore (PostgreSQL) 18.1\n'), 18)
  assert.equal(parseVersion('pg_dump (PostgreSQL) 19beta2\n'), 19)
  assert.equal(parseVersion('pg_dump: something else 12\n'), undefined)
})

test('pg_dump must be on PATH and not older than the server, and the refusal says what to do', async (t) => {
  await onlyOnPath(t, 'pg_dump (PostgreSQL) 15.20 (Debian 15.20-0+deb12u1)')
  await requirePgProgram('pg_dump', 15)
  await requirePgProgram('pg_dump', 14)
  await assert.rejects(requirePgProgram('pg_dump', 18), {
    name: 'PgProgramUnusable',
    message:
      /^pg_dump on PATH is of PostgreSQL 15, older than the server, which is 18: install .* 18, or .* pgBackRest/,
  })
  await assert.rejects(requirePgProgram('pg_restore', 18), { message: /^pg_restore is not on PATH: .*pgBackRest/ })
})

test('without PostgreSQL’s programs on PATH the refusal says what to install', async (t) => {
  await onlyOnPath(t)
  await assert.rejects(requirePgProgram('pg_dump', 15), { message: /^pg_dump is not on PATH: install/ })
})
