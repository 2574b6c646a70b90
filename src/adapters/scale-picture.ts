// Runs in a process of its own: reads a stored picture from its input and writes copies of it to its output, so that
// the server's memory and event loop are not affected. Its arguments are its priority and the names of the copies:
// `640.avif`, `320.jpg`, `social`.
import os from 'node:os'
import sharp, { type Sharp } from 'sharp'
import { socialPicture } from '#domain/catalog/pictures/picture.ts'

/** The lowest without visible artifacts in flat colors and fine textures, judged on the sample shop. */
const qualities = { avif: 50, jpg: 74 }

/**
 * Of 0 to 9. Measured on the sample shop, 640 pixels wide: 4 takes 1.5 s for 17.6 kB, 3 takes 0.3 s for 18.3 kB, 1
 * takes 0.15 s for 21.1 kB. The widest copies would take most of the time, and the fewest are shown.
 */
const avifEffort = (width: number) => (width < 1000 ? 3 : 0)

const [priority, ...wanted] = process.argv.slice(2)

if (priority === 'low') os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL)
sharp.concurrency(1)
sharp.cache(false)

const chunks: Buffer[] = []
for await (const chunk of process.stdin) chunks.push(chunk)
// Uploads are without transparency; pictures of earlier versions and of samples may have some.
const { data, info } = await sharp(Buffer.concat(chunks))
  .flatten({ background: '#ffffff' })
  .raw()
  .toBuffer({ resolveWithObject: true })

const copies = await Promise.all(wanted.map(makeCopy))
// One line of JSON with the length of each copy, then the copies, one behind the other.
const lengths = copies.map(({ byteLength }) => byteLength)
process.stdout.write(Buffer.concat([Buffer.from(`${JSON.stringify(lengths)}\n`), ...copies]))

function makeCopy(name: string): Promise<Buffer> {
  if (name === 'social') return social()
  const [width, format] = name.split('.')
  const copy = decoded().resize({ width: Number(width) })
  if (format === 'avif') return copy.avif({ quality: qualities.avif, effort: avifEffort(Number(width)) }).toBuffer()
  return asJpeg(copy)
}

function decoded(): Sharp {
  return sharp(data, { raw: info })
}

function asJpeg(image: Sharp): Promise<Buffer> {
  return image.jpeg({ quality: qualities.jpg, mozjpeg: true }).toBuffer()
}

/**
 * A wide picture fills the preview. A tall one would be cropped to a strip, so it is shown whole in the middle, which
 * square previews keep, in front of a blurred copy of itself.
 */
async function social(): Promise<Buffer> {
  const { width, height } = socialPicture
  const filling = decoded().resize({ width, height, fit: 'cover' })
  if (info.width / info.height >= 1.5) return asJpeg(filling)
  const background = await sharp(
    await decoded().resize({ width: 60, height: 32, fit: 'cover' }).blur(3).png().toBuffer(),
  )
    .resize({ width, height, fit: 'fill', kernel: 'cubic' })
    .modulate({ brightness: 0.94 })
    .toBuffer()
  const whole = await decoded().resize({ width, height, fit: 'inside' }).png({ compressionLevel: 1 }).toBuffer()
  return asJpeg(sharp(background).composite([{ input: whole, gravity: 'centre' }]))
}
