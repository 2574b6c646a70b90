import assert from 'node:assert/strict'
import { test } from 'node:test'
import { broken, type Look, middleOf } from './thresholds.ts'

const asPromised: Look = {
  performance: 98,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  largestPaint: 1800,
  blockingTime: 100,
  layoutShift: 0.02,
  machineSpeed: 1056,
}

test('values at their thresholds pass, and any worse value is named', () => {
  assert.deepEqual(broken(asPromised), [])
  const worse = {
    performance: 97,
    accessibility: 99,
    bestPractices: 99,
    seo: 99,
    largestPaint: 1801,
    blockingTime: 101,
    layoutShift: 0.021,
  }
  for (const figure of Object.keys(worse) as (keyof typeof worse)[])
    assert.deepEqual(broken({ ...asPromised, [figure]: worse[figure] }), [figure])
})

test('a page that is not indexed has no SEO threshold', () => {
  const found = { ...asPromised, seo: 60 }
  assert.deepEqual(broken(found), ['seo'])
  assert.deepEqual(broken({ ...found, seo: undefined }), [])
})

test('the median of several runs counts, for each value separately', () => {
  const looks = [
    { ...asPromised, performance: 90, largestPaint: 1500 },
    { ...asPromised, performance: 99, largestPaint: 3000 },
    { ...asPromised, performance: 100, largestPaint: 1700 },
  ]
  assert.deepEqual(middleOf(looks), { ...asPromised, performance: 99, largestPaint: 1700 })
  assert.equal(middleOf([{ ...asPromised, seo: undefined }]).seo, undefined)
  assert.throws(() => middleOf([]))
})
