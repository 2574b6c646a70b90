import assert from 'node:assert/strict'
import { test } from 'node:test'
import { maxPictureBytes } from '#domain/catalog/pictures/picture-decoder.ts'
import { openPictureServer } from '#tests/support/picture-server.ts'
import { pictureFetcher } from './fetch-picture.ts'

const never = new AbortController().signal

test('a picture is fetched by https, after redirects that are counted', async () => {
  await using server = await openPictureServer(({ url = '' }, response) => {
    const [, hops] = /^\/hops\/(\d+)/.exec(url) ?? []
    if (hops === undefined) return response.end('a picture')
    const next = Number(hops) > 1 ? `/hops/${Number(hops) - 1}` : '/picture.jpg'
    return response.writeHead(302, { location: next }).end()
  })
  const fetchPicture = pictureFetcher(server.reach)
  const fetched = { outcome: 'fetched', bytes: Buffer.from('a picture') }
  assert.deepEqual(await fetchPicture(server.url('/picture.jpg#top'), never), fetched)
  assert.deepEqual(await fetchPicture(server.url('/hops/5'), never), fetched)
  const tooMany = await fetchPicture(server.url('/hops/6'), never)
  assert.deepEqual(tooMany, { outcome: 'refused', reason: 'too-many-redirects' })
})

test('nothing is fetched from where only the server of the shop gets to, whatever leads there', async () => {
  await using server = await openPictureServer(({ url = '' }, response) => {
    response.writeHead(301, { location: decodeURIComponent(url.slice(1)) }).end()
  })
  const fetchPicture = pictureFetcher(server.reach)
  const reasonOf = async (address: string) => {
    const { outcome, ...answer } = await fetchPicture(address, never)
    assert.equal(outcome, 'refused', address)
    return 'reason' in answer && answer.reason
  }
  for (const address of [
    ...['http://pictures.example/1.jpg', 'https://10.0.0.1/1.jpg', 'https://[::1]/1.jpg', 'https://169.254.169.254/'],
    ...['https://amel:secret@pictures.example/1.jpg', 'file:///etc/passwd', 'data:image/png;base64,AAAA'],
  ]) {
    assert.equal(await reasonOf(address), 'not-public', address)
    assert.equal(await reasonOf(server.url(`/${encodeURIComponent(address)}`)), 'not-public', `after ${address}`)
  }
  assert.equal(await reasonOf('1.jpg'), 'not-public')
  // A name that leads to a private address answers as one that leads nowhere: nothing is learned of names inside.
  const byName = pictureFetcher({ resolve: async () => [{ address: '10.0.0.1', family: 4 }] })
  assert.deepEqual(await byName('https://inside.example/1.jpg', never), { outcome: 'refused', reason: 'not-reached' })
})

test('a picture that is missing, too large or too slow is refused with its reason', async () => {
  const half = Buffer.alloc(maxPictureBytes / 2 + 1)
  await using server = await openPictureServer(({ url }, response) => {
    if (url === '/missing') response.writeHead(404).end()
    if (url === '/broken') response.writeHead(500).end()
    if (url === '/said') response.writeHead(200, { 'content-length': maxPictureBytes + 1 }).end(half)
    if (url === '/unsaid') response.write(half, () => response.end(half))
    if (url === '/cut') response.writeHead(200, { 'content-length': 10 }).write('half', () => response.destroy())
    if (url === '/slow') response.write('half')
  })
  const fetchPicture = pictureFetcher(server.reach)
  for (const [path, reason] of [
    ...[['/missing', 'not-found'] as const, ['/broken', 'not-reached'] as const, ['/said', 'too-heavy'] as const],
    ...[['/unsaid', 'too-heavy'] as const, ['/cut', 'not-reached'] as const],
  ])
    assert.deepEqual(await fetchPicture(server.url(path), never), { outcome: 'refused', reason }, path)
  const impatient = pictureFetcher({ ...server.reach, timeoutMilliseconds: 20 })
  assert.deepEqual(await impatient(server.url('/slow'), never), { outcome: 'refused', reason: 'too-slow' })
  const unknown = pictureFetcher({ resolve: async () => Promise.reject(new Error('ENOTFOUND')) })
  assert.deepEqual(await unknown('https://gone.example/1.jpg', never), { outcome: 'refused', reason: 'not-reached' })
})

test('pictures are fetched one at a time, and none once the program stops', async () => {
  let most = 0
  let open = 0
  await using server = await openPictureServer((_, response) => {
    open -= 1
    response.end('a picture')
  })
  // A name is looked up as its connection begins: all of them at once before the first answer, if nothing held them.
  const resolve = async () => {
    most = Math.max(most, ++open)
    return [{ address: '127.0.0.1', family: 4 }]
  }
  const fetchPicture = pictureFetcher({ ...server.reach, resolve })
  const stop = new AbortController()
  const all = [1, 2, 3].map((number) => fetchPicture(server.url(`/${number}`), stop.signal))
  await all[1]
  stop.abort(new Error('The program stops'))
  await assert.rejects(all[2] ?? Promise.resolve(), /The program stops/)
  await assert.rejects(fetchPicture(server.url('/4'), stop.signal), /The program stops/)
  assert.equal(most, 1)
})
