import assert from 'node:assert/strict'
import { test } from 'node:test'
import { base32, findMatchingTotpStep, otpauthUrl, stepOf, totpCodeAt } from './totp.ts'

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
    assert.equal(totpCodeAt(key, stepOf(new Date(Number(seconds) * 1000))), code)
})

test('a code is accepted one step early or late', () => {
  const step = 41_152_263
  const at = (offset: number) => new Date((step * 30 + offset) * 1000)
  const code = totpCodeAt(key, step)
  assert.deepEqual(
    [-31, -30, 0, 59, 60].map((offset) => findMatchingTotpStep(key, code, at(offset), 0)),
    [undefined, step, step, step, undefined],
  )
  assert.equal(findMatchingTotpStep(key, `${code.slice(0, 3)} ${code.slice(3)}`, at(0), 0), step)
})

test('an accepted code and earlier ones are refused afterwards', () => {
  const step = 41_152_263
  const now = new Date(step * 30_000)
  assert.equal(findMatchingTotpStep(key, totpCodeAt(key, step), now, step), undefined)
  assert.equal(findMatchingTotpStep(key, totpCodeAt(key, step - 1), now, step), undefined)
  assert.equal(findMatchingTotpStep(key, totpCodeAt(key, step + 1), now, step), step + 1)
})

test('the key is encoded in Base32 as in RFC 4648', () => {
  const expected = { f: 'MY', fo: 'MZXQ', foo: 'MZXW6', foob: 'MZXW6YQ', fooba: 'MZXW6YTB', foobar: 'MZXW6YTBOI' }
  for (const [text, written] of Object.entries(expected)) assert.equal(base32(Buffer.from(text)), written)
})

test('the otpauth URL has the issuer, the account and the key', () => {
  assert.equal(
    otpauthUrl(key, 'Hirfa', 'sana@hirfa.tn'),
    'otpauth://totp/Hirfa:sana%40hirfa.tn?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Hirfa',
  )
})
