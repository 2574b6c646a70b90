import pLimit from 'p-limit'
import { z } from 'zod'
import {
  type DecodedPicture,
  type DecodePicture,
  maxPictureBytes,
  pictureRefusals,
} from '#domain/catalog/pictures/picture-decoder.ts'
import { pictureFormatOf } from './picture-bytes.ts'
import { type RunPictureProcess, runPictureProcess } from './picture-process.ts'

/** Processes at a time: a small machine has other work too. */
const maxConcurrent = 2

interface DecoderLimits {
  readonly milliseconds: number
  /** Of memory, before the process is ended. */
  readonly megabytes: number
}

const defaultLimits: DecoderLimits = { milliseconds: 10_000, megabytes: 400 }

const responses = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('refused'), reason: z.enum(pictureRefusals) }),
  z.object({
    outcome: z.literal('decoded'),
    width: z.int().positive(),
    height: z.int().positive(),
    placeholderColor: z.string().regex(/^#[0-9a-f]{6}$/),
  }),
])

/**
 * Decodes each picture in a process of its own without environment and database, and kills it if it takes too much time
 * or memory. Files without the signature of a picture are refused before.
 */
export function pictureDecoder(
  run: RunPictureProcess = runPictureProcess,
  limits: DecoderLimits = defaultLimits,
): DecodePicture {
  const limit = pLimit(maxConcurrent)
  return async (bytes) => {
    if (bytes.byteLength > maxPictureBytes) return { outcome: 'refused', reason: 'too-heavy' }
    if (!pictureFormatOf(Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(32, bytes.byteLength))))
      return { outcome: 'refused', reason: 'no-picture' }
    return limit(() => decodeInProcess(bytes, run, limits))
  }
}

async function decodeInProcess(
  bytes: Uint8Array,
  run: RunPictureProcess,
  limits: DecoderLimits,
): Promise<DecodedPicture> {
  const { output, signal, code } = await run('decode-picture', bytes, {
    nodeOptions: ['--max-old-space-size=128'],
    arguments: [String(limits.megabytes)],
    milliseconds: limits.milliseconds,
  })
  if (signal) return { outcome: 'refused', reason: 'too-much-work' }
  if (code !== 0) throw new Error(`The process that reads pictures ended with ${code}`)
  return readResponse(output)
}

function readResponse(output: Buffer): DecodedPicture {
  const endOfLine = output.indexOf('\n')
  const response = responses.parse(JSON.parse(output.toString('utf8', 0, endOfLine)))
  if (response.outcome === 'refused') return response
  const { outcome, ...facts } = response
  return { outcome, picture: { ...facts, format: 'webp', bytes: output.subarray(endOfLine + 1) } }
}
