import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { guards } from './guards/guards.ts'

const project = new URL('../', import.meta.url)

test('each guard that the long run takes out is where its row says, once, and has its test', () => {
  assert.ok(guards.length > 100)
  for (const guard of guards) {
    assert.ok(existsSync(new URL(guard.test, project)), guard.name)
    if (!('file' in guard)) continue
    const found = readFileSync(new URL(guard.file, project), 'utf8').split(guard.find).length - 1
    assert.equal(found, 1, guard.name)
  }
})
