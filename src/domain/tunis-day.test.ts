import assert from 'node:assert/strict'
import { test } from 'node:test'
import { momentInTunis, tunisTimeOf } from './tunis-day.ts'

test('moments are converted to local time in Tunis and back', () => {
  assert.equal(tunisTimeOf(new Date('2026-03-01T23:30:00.500Z')), '2026-03-02T00:30:00+01:00')
  assert.equal(momentInTunis('2026-03-02T00:30')?.toISOString(), '2026-03-01T23:30:00.000Z')
  for (const none of ['', '2026-03-02', '2026-13-02T00:30', '2026-03-02T24:30', '2026-03-02T00:30Z'])
    assert.equal(momentInTunis(none), undefined, none)
})
