// A program of its own: reads one picture from its input, writes ours to its output. Whatever a hostile file does, it
// does here, where there is nothing to take and nothing to break.
import sharp, { type Sharp } from 'sharp'
import { mostPicturePixels, type PictureRefusal } from '#domain/catalog/picture-decoder.ts'
import { readPictureBytes } from './picture-bytes.ts'

/** Large enough to look at closely, on a phone and on a desk. */
const longestSide = 2000
const quality = 82

/** What makes browsers and servers take a file for a page or a program, anywhere in it. */
const foreign = /<!doctype|<html|<script|<svg|<iframe|<\?php|%pdf-1|#!\/bin\//i

const [, , mostMegabytes = '400'] = process.argv

watchMemory(Number(mostMegabytes) * 1024 * 1024)
sharp.concurrency(1)
sharp.cache(false)
// Only the three readers that are asked for exist in here: no SVG, no PDF, no TIFF.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })

const bytes = await readInput()
const reason = await refusalOf(bytes)
if (reason) answer({ outcome: 'refused', reason })
else await decode(bytes)

async function refusalOf(bytes: Buffer): Promise<PictureRefusal | undefined> {
  const outline = readPictureBytes(bytes)
  if (!outline) return 'no-picture'
  if (outline.end === undefined) return 'damaged'
  if (outline.end < bytes.length || foreign.test(bytes.toString('latin1'))) return 'not-only-a-picture'
  if (outline.isAnimated) return 'several-frames'
  const facts = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!facts || facts.format !== outline.format) return 'damaged'
  return facts.width * facts.height > mostPicturePixels ? 'too-many-pixels' : undefined
}

async function decode(bytes: Buffer): Promise<void> {
  try {
    const upright = sharp(bytes, { limitInputPixels: mostPicturePixels, failOn: 'error' }).autoOrient()
    const { data, info } = await upright
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality, effort: 4 })
      .toBuffer({ resolveWithObject: true })
    const { width, height } = info
    answer({ outcome: 'decoded', width, height, placeholderColor: await averageColor(sharp(data)) }, data)
  } catch {
    answer({ outcome: 'refused', reason: 'damaged' })
  }
}

async function averageColor(picture: Sharp): Promise<string> {
  const pixel = await picture.flatten({ background: '#ffffff' }).resize(1, 1).toColorspace('srgb').raw().toBuffer()
  return `#${pixel.subarray(0, 3).toString('hex')}`
}

/** One line of JSON, then the bytes of the picture. */
function answer(facts: object, data = Buffer.alloc(0)): void {
  process.stdout.write(Buffer.concat([Buffer.from(`${JSON.stringify(facts)}\n`), data]), () => process.exit(0))
}

async function readInput(): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Ends the process when it takes more than it may. sharp works on threads of its own, so there is always time to look. */
function watchMemory(mostBytes: number): void {
  const look = () => process.memoryUsage.rss() > mostBytes && process.kill(process.pid, 'SIGKILL')
  setInterval(look, 10).unref()
}
