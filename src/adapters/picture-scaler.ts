import { z } from 'zod'
import type { RequestedCopy, ScalePicture } from '#domain/catalog/pictures/picture-scaler.ts'
import { type RunPictureProcess, runPictureProcess } from './picture-process.ts'

/** Far more than the largest picture takes. */
const maxMilliseconds = 5 * 60 * 1000

const lengths = z.array(z.int().positive())

/** Makes the copies in a process of its own. */
export function pictureScaler(run: RunPictureProcess = runPictureProcess): ScalePicture {
  return async (bytes, wanted, priority) => {
    const end = await run('scale-picture', bytes, {
      arguments: [priority, ...wanted.map(asArgument)],
      milliseconds: maxMilliseconds,
    })
    if (end.code !== 0) throw new Error(`The process that copies pictures ended with ${end.signal ?? end.code}`)
    return readCopies(end.output)
  }
}

function asArgument(wanted: RequestedCopy): string {
  return wanted === 'social' ? wanted : `${wanted.width}.${wanted.format}`
}

function readCopies(output: Buffer): Uint8Array[] {
  let at = output.indexOf('\n') + 1
  return lengths.parse(JSON.parse(output.toString('utf8', 0, at))).map((length) => {
    at += length
    return output.subarray(at - length, at)
  })
}
