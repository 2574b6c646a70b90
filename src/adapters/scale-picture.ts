// A program of its own: reads a picture of ours from its input and writes copies of it to its output, so that neither the
// memory nor the time this takes is taken from visitors.
import os from 'node:os'
import sharp, { type Sharp } from 'sharp'
import { type CopyFormat, copyFormats } from '#domain/catalog/picture.ts'
import type { PictureCopy } from '#domain/catalog/picture-scaler.ts'

/** As light as flat colours and fine weave allow, judged by eye on the sample shop. */
const qualities = { avif: 50, webp: 72, jpg: 74 }

const widths = process.argv.slice(2).map(Number)

os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL)
sharp.concurrency(1)
sharp.cache(false)

const chunks: Buffer[] = []
for await (const chunk of process.stdin) chunks.push(chunk)
const picture = Buffer.concat(chunks)

const copies: PictureCopy[] = []
for (const width of widths) {
  const { data, info } = await sharp(picture).resize({ width }).raw().toBuffer({ resolveWithObject: true })
  for (const format of copyFormats)
    copies.push({ width, format, bytes: await encoded(sharp(data, { raw: info }), format).toBuffer() })
}
// One line of JSON that says what follows, then the copies, one behind the other.
const contents = copies.map(({ width, format, bytes }) => ({ width, format, length: bytes.byteLength }))
process.stdout.write(Buffer.concat([Buffer.from(`${JSON.stringify(contents)}\n`), ...copies.map(({ bytes }) => bytes)]))

function encoded(image: Sharp, format: CopyFormat): Sharp {
  const quality = qualities[format]
  if (format === 'avif') return image.avif({ quality, effort: 4 })
  if (format === 'webp') return image.webp({ quality, effort: 5 })
  return image.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true })
}
