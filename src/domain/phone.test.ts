import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isLandline, type Phone } from './phone.ts'

test('landlines in Tunisia begin with 7 and 30 to 32', () => {
  for (const phone of ['+21671234567', '+21630123456', '+21632123456'] as Phone[])
    assert.equal(isLandline(phone), true, phone)
  for (const phone of ['+21622333444', '+21633123456', '+21698765432', '+33712345678'] as Phone[])
    assert.equal(isLandline(phone), false, phone)
})
