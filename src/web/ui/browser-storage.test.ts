import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { storedValue } from './browser-storage.ts'

/** Gives the test a browser's storage that can refuse. */
function storageThatCanRefuse(t: TestContext) {
  const items = new Map<string, string>()
  const storage = {
    isFull: false,
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, text: string) {
      if (storage.isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      items.set(key, text)
    },
  }
  const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true })
  t.after(() => own && Object.defineProperty(globalThis, 'localStorage', own))
  return storage
}

function openValue(t: TestContext) {
  const storage = storageThatCanRefuse(t)
  const names = storedValue<readonly string[]>({
    ...{ key: 'names', empty: [], format: (value: readonly string[]) => value },
    parse: (stored) => stored as readonly string[],
  })
  return { storage, names, stored: () => JSON.parse(storage.getItem('names') ?? 'null') }
}

test('after one refused write every later change is shown and stored, with the refused one', (t) => {
  const { storage, names, stored } = openValue(t)
  names.change(() => ['bowl'])
  storage.isFull = true
  names.change((value) => [...value, 'candle'])
  assert.deepEqual(names.get(), ['bowl', 'candle'])
  assert.deepEqual(stored(), ['bowl'])
  storage.isFull = false
  names.change((value) => value.filter((name) => name !== 'bowl'))
  assert.deepEqual(names.get(), ['candle'])
  assert.deepEqual(stored(), ['candle'])
})

test('a value says whether its last change was kept', (t) => {
  const { storage, names } = openValue(t)
  assert.equal(names.isKept(), true)
  storage.isFull = true
  names.change(() => ['bowl'])
  assert.equal(names.isKept(), false)
  names.change((value) => value)
  assert.equal(names.isKept(), false)
  storage.isFull = false
  names.change((value) => value)
  assert.equal(names.isKept(), true)
})
