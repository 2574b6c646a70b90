import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { copyFormats } from '#domain/catalog/picture.ts'
import type { PictureCopy, ScalePicture } from '#domain/catalog/picture-scaler.ts'
import { runPictureProcess } from './picture-process.ts'

const program = fileURLToPath(new URL('./scale-picture.ts', import.meta.url))

/** Far more than the largest picture takes; nobody waits for it. */
const mostMilliseconds = 5 * 60 * 1000

const contents = z.array(
  z.object({ width: z.int().positive(), format: z.enum(copyFormats), length: z.int().positive() }),
)

/** Makes the copies in a process of its own, which yields to everything else on the machine. */
export function pictureScaler(): ScalePicture {
  return async (bytes, widths) => {
    const end = await runPictureProcess(program, bytes, {
      arguments: widths.map(String),
      milliseconds: mostMilliseconds,
    })
    if (end.code !== 0) throw new Error(`The process that copies pictures ended with ${end.signal ?? end.code}`)
    return readCopies(end.output)
  }
}

function readCopies(output: Buffer): PictureCopy[] {
  let at = output.indexOf('\n') + 1
  return contents.parse(JSON.parse(output.toString('utf8', 0, at))).map(({ width, format, length }) => {
    const bytes = output.subarray(at, at + length)
    at += length
    return { width, format, bytes }
  })
}
