import assert from 'node:assert/strict'
import { test } from 'node:test'
import { commands, followed, leftOut } from './guide-commands.ts'

test('each section of docs/deploy.md with commands is followed by the long run, or left out on purpose', () => {
  assert.deepEqual([...commands.keys()].sort(), [...followed, ...leftOut].sort())
})
