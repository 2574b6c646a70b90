import assert from 'node:assert/strict'
import { test } from 'node:test'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import type { DecodedPicture } from '#domain/catalog/pictures/picture-decoder.ts'
import { maxPictureBytes } from '#domain/catalog/pictures/picture-decoder.ts'
import { pictureDecoder } from './picture-decoder.ts'
import { runPictureProcess } from './picture-process.ts'
import { pictureScaler } from './picture-scaler.ts'

const decode = pictureDecoder()
/** On a busy machine a large picture takes longer than a visitor would wait. */
const decodeSlowly = pictureDecoder(runPictureProcess, { milliseconds: 600_000, megabytes: 400 })
const scale = pictureScaler()
const photo = (width = 320, height = 400) =>
  sharp({
    create: { width, height, channels: 3, background: '#a8461f', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })

function reasonOf(decoded: DecodedPicture): string {
  return decoded.outcome === 'refused' ? decoded.reason : 'decoded'
}

/** One chunk of a PNG. */
function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A PNG of one color: many pixels in few bytes. */
function flatPng(side: number, ...extra: Buffer[]): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side)
  header.writeUInt32BE(side, 4)
  header[8] = 1
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side))
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

for (const format of ['jpeg', 'png', 'webp'] as const) {
  test(`a ${format} is decoded with its size and placeholder color`, async () => {
    const decoded = await decode(await photo().toFormat(format).toBuffer())
    assert.equal(decoded.outcome, 'decoded')
    if (decoded.outcome !== 'decoded') return
    const { bytes, placeholderColor, ...facts } = decoded.picture
    assert.deepEqual(facts, { format: 'webp', width: 320, height: 400 })
    assert.match(placeholderColor, /^#[0-9a-f]{6}$/)
    assert.equal((await sharp(bytes).metadata()).format, 'webp')
  })
}

test('a photo is rotated upright, scaled down, and loses its metadata', async () => {
  const taken = await photo(2400, 1200)
    .withExif({
      IFD0: { Copyright: 'Amel', Make: 'Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '36/1 27/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const decoded = await decode(taken)
  assert.equal(decoded.outcome, 'decoded')
  if (decoded.outcome !== 'decoded') return
  assert.deepEqual([decoded.picture.width, decoded.picture.height], [1000, 2000])
  const facts = await sharp(decoded.picture.bytes).metadata()
  assert.deepEqual([facts.exif, facts.xmp, facts.orientation], [undefined, undefined, undefined])
})

test('a file that is not a picture is refused, whatever its name', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const html = '<!doctype html><script>alert(1)</script>'
  const others = [
    svg,
    html,
    'GIF89a\u0001\u0000',
    '%PDF-1.7',
    'PK\u0003\u0004',
    '',
    'II*\u0000',
    '\u0000\u0000\u0000\u0020ftypavif',
  ]
  for (const text of others) assert.equal(reasonOf(await decode(Buffer.from(text, 'latin1'))), 'no-picture', text)
})

test('the signature of a picture alone is refused', async () => {
  const starts = [
    'ffd8ffe0',
    '89504e470d0a1a0a',
    `${Buffer.from('RIFF\xff\xff\0\0WEBPVP8 ', 'latin1').toString('hex')}`,
  ]
  for (const start of starts) {
    const bytes = Buffer.concat([Buffer.from(start, 'hex'), Buffer.from('not what it says')])
    assert.equal(reasonOf(await decode(bytes)), 'damaged', start)
  }
})

/** Letters that browsers could take for a page, as a comment of a JPEG. */
const page = Buffer.from('<SvG onload=alert(1)><html><script>alert(1)</script>')

function withComment(jpeg: Buffer): Buffer {
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, page.length + 2]), page])
  return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)])
}

test('what phones and other programs put behind or beside a picture is dropped', async () => {
  const [jpeg, png, webp] = [
    await photo().jpeg().toBuffer(),
    await photo().png().toBuffer(),
    await photo().webp().toBuffer(),
  ]
  const behind = {
    'the gain map of an Ultra HDR photo': await photo(80, 100).jpeg().toBuffer(),
    'the video of a Motion Photo': Buffer.from('\0\0\0\u0018ftypmp42\0\0\0\0mp42isom'),
    'the trailer of a Samsung': Buffer.from('\0\0\u0001\u0a00Image_UTC_Data1700000000000SEFHk\0\0\0SEFT'),
    padding: Buffer.alloc(4096),
    'a page': page,
    'an archive': Buffer.from('PK\u0003\u0004'),
  }
  const oneFrame = Buffer.from([0, 0, 0, 1, 0, 0, 0, 0])
  const files = [
    ...Object.entries(behind).map(([name, more]) => [name, Buffer.concat([jpeg, more])] as const),
    ['a page behind a PNG', Buffer.concat([png, page])],
    ['a page behind a WebP', Buffer.concat([webp, page])],
    ['a comment', withComment(jpeg)],
    ['a text in a PNG', flatPng(16, chunk('tEXt', page))],
    ['an animation of one frame', flatPng(16, chunk('acTL', oneFrame))],
  ] as const
  for (const [name, bytes] of files) {
    const decoded = await decode(bytes)
    assert.equal(reasonOf(decoded), 'decoded', name)
    if (decoded.outcome !== 'decoded') continue
    const { size, pages = 1 } = await sharp(decoded.picture.bytes).metadata()
    assert.deepEqual([size, pages], [decoded.picture.bytes.length, 1], name)
    assert.doesNotMatch(Buffer.from(decoded.picture.bytes).toString('latin1'), /<svg|ftyp|SEFT/i, name)
  }
})

test('what is transparent becomes white, in the picture and in its copies', async () => {
  const transparent = { width: 40, height: 40, channels: 4, background: '#00000000' } as const
  for (const format of ['png', 'webp'] as const) {
    const logo = await sharp({ create: transparent }).toFormat(format).toBuffer()
    const decoded = await decode(logo)
    assert.equal(decoded.outcome, 'decoded')
    if (decoded.outcome !== 'decoded') return
    assert.equal(decoded.picture.placeholderColor, '#ffffff')
    // A picture that an earlier version stored has its transparency still.
    for (const stored of [decoded.picture.bytes, logo]) {
      const wanted = (['avif', 'jpg'] as const).map((format) => ({ width: 20, format }))
      const copies = await scale(stored, wanted, 'normal')
      for (const bytes of [decoded.picture.bytes, ...copies]) {
        const { channels, isOpaque } = await sharp(bytes).stats()
        assert.ok(isOpaque)
        assert.ok(
          channels.slice(0, 3).every(({ min }) => min >= 254),
          format,
        )
      }
    }
  }
})

test('a truncated picture is refused', async () => {
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const whole = await photo().toFormat(format).toBuffer()
    for (const part of [0.1, 0.5, 0.95]) {
      const cut = whole.subarray(0, Math.max(40, Math.floor(whole.length * part)))
      assert.equal(reasonOf(await decode(cut)), 'damaged', `${format} ${part}`)
    }
  }
})

test('an animation is refused', async () => {
  const frames = await Promise.all([1, 2].map(() => photo(40, 40).png().toBuffer()))
  const webp = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  assert.equal(reasonOf(await decode(webp)), 'several-frames')
  assert.equal(
    reasonOf(await decode(flatPng(16, chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))))),
    'several-frames',
  )
})

test('a decompression bomb is refused before it is decoded', async () => {
  const bomb = flatPng(20_000)
  assert.ok(bomb.length < 100_000)
  const before = process.memoryUsage.rss()
  assert.equal(reasonOf(await decode(bomb)), 'too-many-pixels')
  assert.ok(process.memoryUsage.rss() - before < 64 * 1024 * 1024)
})

test('a photo of 50 megapixels is scaled down', async () => {
  const decoded = await decodeSlowly(await sharp(flatPng(7100)).resize(8192, 6144, { fit: 'fill' }).jpeg().toBuffer())
  assert.equal(reasonOf(decoded), 'decoded')
  if (decoded.outcome === 'decoded') assert.deepEqual([decoded.picture.width, decoded.picture.height], [2000, 1500])
})

test('the largest allowed picture is decoded within the default limit of memory', async () => {
  const decoded = await decodeSlowly(flatPng(7141))
  assert.equal(reasonOf(decoded), 'decoded')
})

test('a file that is too large is refused without decoding', async () => {
  assert.equal(reasonOf(await decode(new Uint8Array(maxPictureBytes + 1))), 'too-heavy')
})

test('a decoder that exceeds its time or memory is killed', async () => {
  const bytes = flatPng(6000)
  assert.equal(
    reasonOf(await pictureDecoder(runPictureProcess, { milliseconds: 20, megabytes: 400 })(bytes)),
    'too-much-work',
  )
  assert.equal(
    reasonOf(await pictureDecoder(runPictureProcess, { milliseconds: 10_000, megabytes: 40 })(bytes)),
    'too-much-work',
  )
})

test('pictures beyond the maximum concurrency wait', async () => {
  const bytes = await photo().jpeg().toBuffer()
  const decoded = await Promise.all([1, 2, 3, 4, 5].map(() => decode(bytes)))
  assert.deepEqual(decoded.map(reasonOf), Array(5).fill('decoded'))
})
