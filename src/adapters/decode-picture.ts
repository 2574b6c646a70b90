// Runs in a process of its own: reads an uploaded picture from its input and writes a normalized one to its output. A
// malicious file can only attack this process, which has no secrets and no access to the database.
import sharp, { type Sharp } from 'sharp'
import { maxPicturePixels, type PictureRefusal } from '#domain/catalog/pictures/picture-decoder.ts'
import { pictureFormatOf, pngFrames } from './picture-bytes.ts'

/** Large enough for zooming on phones and desktops. */
const maxSidePixels = 2000
const quality = 82

const [, , maxMegabytes = '400'] = process.argv

watchMemory(Number(maxMegabytes) * 1024 * 1024)
sharp.concurrency(1)
sharp.cache(false)
// Only three decoders are enabled: no SVG, no PDF, no TIFF.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })

const bytes = await readInput()
const reason = await refusalOf(bytes)
if (reason) respond({ outcome: 'refused', reason })
else await decode(bytes)

/**
 * What stands behind or beside the pixels is no reason: phones add videos, gain maps and padding, and none of it is
 * kept.
 */
async function refusalOf(bytes: Buffer): Promise<PictureRefusal | undefined> {
  const format = pictureFormatOf(bytes)
  if (!format) return 'no-picture'
  const facts = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!facts) return 'damaged'
  if ((format === 'png' ? pngFrames(bytes) : (facts.pages ?? 1)) > 1) return 'several-frames'
  return facts.width * facts.height > maxPicturePixels ? 'too-many-pixels' : undefined
}

async function decode(bytes: Buffer): Promise<void> {
  try {
    const upright = sharp(bytes, { limitInputPixels: maxPicturePixels, failOn: 'error' }).autoOrient()
    const { data, info } = await upright
      .resize({ width: maxSidePixels, height: maxSidePixels, fit: 'inside', withoutEnlargement: true })
      // A format without transparency, an email or a preview would show something else behind it.
      .flatten({ background: '#ffffff' })
      .webp({ quality, effort: 4 })
      .toBuffer({ resolveWithObject: true })
    const { width, height } = info
    respond({ outcome: 'decoded', width, height, placeholderColor: await averageColor(sharp(data)) }, data)
  } catch {
    respond({ outcome: 'refused', reason: 'damaged' })
  }
}

async function averageColor(picture: Sharp): Promise<string> {
  const pixel = await picture.resize(1, 1).toColorspace('srgb').raw().toBuffer()
  return `#${pixel.subarray(0, 3).toString('hex')}`
}

/** Writes one line of JSON, then the bytes of the picture. */
function respond(facts: object, data = Buffer.alloc(0)): void {
  process.stdout.write(Buffer.concat([Buffer.from(`${JSON.stringify(facts)}\n`), data]), () => process.exit(0))
}

async function readInput(): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Kills the process when it uses too much memory. sharp works on its own threads, so the timer is never blocked. */
function watchMemory(maxBytes: number): void {
  const look = () => process.memoryUsage.rss() > maxBytes && process.kill(process.pid, 'SIGKILL')
  setInterval(look, 10).unref()
}
