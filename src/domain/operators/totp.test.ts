import assert from 'node:assert/strict'
import { test } from 'node:test'
import { base32, codeAt, matchingStep, otpauthUrl, stepOf } from './totp.ts'

const key = Buffer.from('12345678901234567890')

test('codes are those of RFC 6238', () => {
  const expected = {
    59: '287082',
    1111111109: '081804',
    1111111111: '050471',
    1234567890: '005924',
    2000000000: '279037',
    20000000000: '353130',
  }
  for (const [seconds, code] of Object.entries(expected))
    assert.equal(codeAt(key, stepOf(new Date(Number(seconds) * 1000))), code)
})

test('a code counts half a minute early or late, and no longer', () => {
  const step = 41_152_263
  const at = (offset: number) => new Date((step * 30 + offset) * 1000)
  const code = codeAt(key, step)
  assert.deepEqual(
    [-31, -30, 0, 59, 60].map((offset) => matchingStep(key, code, at(offset), 0)),
    [undefined, step, step, step, undefined],
  )
  assert.equal(matchingStep(key, `${code.slice(0, 3)} ${code.slice(3)}`, at(0), 0), step)
})

test('a code is taken once, and none from before it afterwards', () => {
  const step = 41_152_263
  const now = new Date(step * 30_000)
  assert.equal(matchingStep(key, codeAt(key, step), now, step), undefined)
  assert.equal(matchingStep(key, codeAt(key, step - 1), now, step), undefined)
  assert.equal(matchingStep(key, codeAt(key, step + 1), now, step), step + 1)
})

test('the key is written in Base32 as RFC 4648 has it', () => {
  const expected = { f: 'MY', fo: 'MZXQ', foo: 'MZXW6', foob: 'MZXW6YQ', fooba: 'MZXW6YTB', foobar: 'MZXW6YTBOI' }
  for (const [text, written] of Object.entries(expected)) assert.equal(base32(Buffer.from(text)), written)
})

test('the link to an app names the house, the account and the key', () => {
  assert.equal(
    otpauthUrl(key, 'Hirfa', 'sana@hirfa.tn'),
    'otpauth://totp/Hirfa:sana%40hirfa.tn?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Hirfa',
  )
})
