import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import zlib from 'node:zlib'
import type { ChangeListener } from '#database/hear-changes.ts'
import type { Shown } from '#domain/shown.ts'
import { TestClock } from '#tests/support/test-shop.ts'
import { addVariant, type FinishedPage } from './finished-page.ts'
import { type Found, openFinishedPages } from './finished-pages.ts'
import { keyOf } from './public-addresses.ts'

/** Finished pages whose ear the test speaks into, and pages of a shop with one bowl whose name it can change. */
function openRoom({ mostBytes = 1_000_000, settleMilliseconds = 0 } = {}) {
  const clock = new TestClock()
  const ear = { isListening: true, isSure: true, answers: true, heardUntil: 0 }
  let listener: ChangeListener | undefined
  const finished = openFinishedPages({
    ...{ mostBytes, clock, settleMilliseconds },
    hear(given) {
      listener = given
      return {
        isListening: () => ear.isListening,
        isSure: () => ear.isSure,
        hasHeardUntil: (moment) => ear.heardUntil >= moment,
        catchUp: async () => {
          const hears = ear.answers
          await settled()
          if (hears) ear.heardUntil = performance.now()
          return hears
        },
        close: async () => {},
      }
    },
  })
  const state = { name: 'Bowl', made: 0, mostAtOnce: 0 }
  let atOnce = 0
  let doors: (() => void)[] | undefined
  const make = async (shown: Shown) => {
    state.made += 1
    atOnce += 1
    state.mostAtOnce = Math.max(state.mostAtOnce, atOnce)
    shown.things.add('product:12')
    const read = state.name
    await new Promise<void>((resolve) => (doors ? doors.push(resolve) : setImmediate(resolve)))
    atOnce -= 1
    return new Response(read.padEnd(2000))
  }
  return {
    ...{ clock, ear, finished, state, make },
    at: (key: string) => finished.pageAt(key, make),
    change(name: string) {
      state.name = name
      listener?.onChange('product:12')
    },
    tell: (thing: string) => listener?.onChange(thing),
    goDeaf: () => listener?.onDeaf(),
    /** From now on what is made waits, after it has read, until `open`. */
    hold() {
      doors = []
    },
    open() {
      for (const door of doors ?? []) door()
      doors = undefined
    },
  }
}

const textOf = (found: Found) => ('page' in found ? found.page.variants.identity.body.toString().trim() : '')
const settled = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)))

test('a page is made once and shown until what it shows changes', async () => {
  const room = openRoom()
  assert.equal((await room.at('/')).provenance, 'made')
  assert.equal((await room.at('/')).provenance, 'hit')
  room.tell('product:13')
  assert.equal((await room.at('/')).provenance, 'hit')
  room.change('Jug')
  const after = await room.at('/')
  assert.deepEqual([after.provenance, textOf(after), room.state.made], ['made', 'Jug', 2])
})

test('fifty who come at once have it made once', async () => {
  const room = openRoom()
  const found = await Promise.all(Array.from({ length: 50 }, () => room.at('/')))
  assert.equal(room.state.made, 1)
  assert.equal(found.filter(({ provenance }) => provenance === 'shared').length, 49)
})

test('a page that read a thing before it changed is not shown after', async () => {
  const room = openRoom()
  room.hold()
  const begun = room.at('/')
  await settled()
  room.change('Jug')
  const cameAfter = room.at('/')
  await settled()
  room.open()

  assert.equal(textOf(await begun), 'Bowl', 'who asked before the change may see what was before it')
  assert.equal(textOf(await cameAfter), 'Jug', 'who came after it may not')
  assert.equal(textOf(await room.at('/')), 'Jug')
  assert.equal(room.state.mostAtOnce, 1)
})

test('a change of something else while a page is made does not keep it from being kept', async () => {
  const room = openRoom()
  room.hold()
  const begun = room.at('/')
  await settled()
  room.tell('product:13')
  room.open()
  await begun
  assert.equal((await room.at('/')).provenance, 'hit')
})

test('while the new one is made the crowd sees a page that was just forgotten once more, for a moment', async () => {
  const room = openRoom()
  for (const key of ['/', '/shop.data']) await room.at(key)
  room.change('Jug')
  room.hold()
  const first = room.at('/')
  const data = room.at('/shop.data')
  await settled()
  const crowd = await room.at('/')
  assert.deepEqual([crowd.provenance, textOf(crowd)], ['once-more', 'Bowl'])
  room.clock.passes({ seconds: 0.25 })
  const later = room.at('/')
  const moreData = room.at('/shop.data')
  await settled()
  room.open()
  for (const found of [first, later, data, moreData]) assert.equal(textOf(await found), 'Jug')
  assert.equal(room.state.made, 4)
})

test('who asks for data never sees the old, however many come', async () => {
  const room = openRoom()
  await room.at('/shop.data?page=2')
  room.change('Jug')
  room.hold()
  const both = [room.at('/shop.data?page=2'), room.at('/shop.data?page=2')]
  await settled()
  room.open()
  assert.deepEqual((await Promise.all(both)).map(textOf), ['Jug', 'Jug'])
})

test('who has just changed something here asks past what is shown until that is heard, and holds nobody up', async () => {
  const room = openRoom()
  const [page, api] = [keyOf('/shop'), keyOf('/api/products')]
  for (const key of [page, api]) await room.at(key)
  room.ear.answers = false
  room.finished.noteChange()
  assert.ok(room.finished.readyAt('/shop'))
  assert.equal(room.finished.readyAt('/api/products'), undefined)
  assert.deepEqual([(await room.at(page)).provenance, (await room.at(api)).provenance], ['hit', 'made'])

  room.ear.answers = true
  assert.equal((await room.at(api)).provenance, 'hit')
  assert.ok(room.finished.readyAt('/api/products'))

  // Who comes after the change, and before it is heard, does not share what was begun before it.
  room.change('Jug')
  room.hold()
  const begun = room.at(api)
  await settled()
  room.state.name = 'Dish'
  room.finished.noteChange()
  const later = room.at(api)
  room.tell('product:12')
  await settled()
  room.open()
  assert.deepEqual([await begun, await later].map(textOf), ['Jug', 'Dish'])
})

test('whoever cannot hear for a while forgets everything, and shows nothing twice until it hears again', async () => {
  const room = openRoom()
  for (const key of ['/', '/unasked']) await room.at(key)
  room.ear.isListening = false
  room.ear.isSure = false
  room.ear.answers = false
  room.goDeaf()
  assert.deepEqual([(await room.at('/')).provenance, (await room.at('/')).provenance], ['made', 'made'])
  room.ear.isListening = true
  room.ear.isSure = true
  for (const key of ['/', '/unasked']) assert.equal((await room.at(key)).provenance, 'made', key)
  assert.equal((await room.at('/')).provenance, 'hit')
})

test('a page whose making began before the ear heard is not kept', async () => {
  const room = openRoom()
  room.ear.isListening = false
  room.hold()
  const begun = room.at('/')
  await settled()
  room.ear.isListening = true
  room.open()
  await begun
  assert.equal((await room.at('/')).provenance, 'made')
})

test('a line that is silent is asked; without an answer the page is made anew', async () => {
  const room = openRoom()
  const key = keyOf('/')
  await room.at(key)
  assert.ok(room.finished.readyAt('/'))
  room.ear.isSure = false
  assert.equal(room.finished.readyAt('/'), undefined)
  assert.equal((await room.at(key)).provenance, 'hit')
  room.ear.answers = false
  assert.equal((await room.at(key)).provenance, 'made')
})

test('what holds until a moment is made anew from that moment on', async () => {
  const room = openRoom()
  const until = new Date(room.clock.now().getTime() + 1000)
  const make = async (shown: Shown) => {
    shown.holdsUntil = until
    return new Response('Sale')
  }
  const provenance = async () => (await room.finished.pageAt('/', make)).provenance
  assert.deepEqual([await provenance(), await provenance()], ['made', 'hit'])
  room.clock.passes({ seconds: 0.999 })
  assert.equal(await provenance(), 'hit')
  room.clock.passes({ seconds: 0.001 })
  assert.equal(await provenance(), 'made')
})

test('only what everybody may see is kept', async () => {
  const room = openRoom()
  const answers = {
    '/missing': () => new Response('', { status: 404 }),
    '/moved': () => new Response(null, { status: 302, headers: { Location: '/shop' } }),
    '/broken': () => new Response('', { status: 500 }),
    '/yours': () => new Response('', { headers: { 'Cache-Control': 'private, no-store' } }),
    '/greeting': () => new Response('', { headers: { 'Set-Cookie': 'visit=1' } }),
  }
  for (const [key, answer] of Object.entries(answers))
    for (const _ of [1, 2])
      assert.equal((await room.finished.pageAt(key, async () => answer())).provenance, 'made', key)
  assert.equal(room.finished.figures().pages, 0)
})

test('while the database is away, or something fails, the last that is known is shown, but not what is gone', async () => {
  const room = openRoom()
  for (const key of ['/', '/gone']) await room.at(key)
  room.change('Jug')
  await room.finished.pageAt('/gone', async () => new Response('', { status: 404 }))
  for (const status of [503, 500]) {
    const failing = async () => new Response('', { status })
    const found = await room.finished.pageAt('/', failing)
    assert.deepEqual([found.provenance, textOf(found)], ['last-known', 'Bowl'])
    const gone = await room.finished.pageAt('/gone', failing)
    assert.equal('answer' in gone && gone.answer.status, status)
  }
})

test('all encodings together stay within the room, and who was unseen for longest goes first', async () => {
  const room = openRoom({ mostBytes: 20_000 })
  for (const key of ['/1', '/2', '/3', '/4']) await room.at(key)
  await room.at('/1')
  for (const key of ['/5', '/6', '/7']) {
    const found = await room.at(key)
    assert.ok('page' in found)
    await addVariant(found.page, 'gzip')
    room.finished.weigh(found.page)
    assert.ok(room.finished.figures().bytes <= 20_000)
  }
  assert.equal((await room.at('/1')).provenance, 'hit')
  assert.equal((await room.at('/2')).provenance, 'made')
  const large = async () => new Response('x'.repeat(6000))
  await room.finished.pageAt('/large', large)
  assert.equal((await room.finished.pageAt('/large', large)).provenance, 'made', 'one that leaves no room for others')
})

test('without room every page is made for whoever asks', async () => {
  const room = openRoom({ mostBytes: 0 })
  await Promise.all([room.at('/'), room.at('/')])
  assert.deepEqual([room.state.made, room.state.mostAtOnce, room.finished.figures().pages], [2, 2, 0])
})

test('a page that is asked for again is compressed better, and who knows the earlier copy need not fetch it', async () => {
  const room = openRoom()
  const made = await room.finished.pageAt('/', async () => new Response(await readFile(import.meta.filename)))
  assert.ok('page' in made)
  const page: FinishedPage = made.page
  const quick = await addVariant(page, 'br')
  for (const _ of [1, 2]) await room.at('/')
  while (page.variants.br === quick) await new Promise((resolve) => setTimeout(resolve, 5))
  const best = page.variants.br
  assert.ok(best && best.body.byteLength < quick.body.byteLength)
  assert.deepEqual(zlib.brotliDecompressSync(best.body), page.variants.identity.body)
  assert.ok(best.whole.head.includes(best.entityTag) && best.whole.head.includes(String(best.body.byteLength)))
  assert.ok(page.unchanged.has(quick.entityTag))
})
