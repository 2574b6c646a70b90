import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import {
  type DecodedPicture,
  type DecodePicture,
  mostPictureBytes,
  pictureRefusals,
} from '#domain/catalog/picture-decoder.ts'
import { readPictureBytes } from './picture-bytes.ts'
import { runPictureProcess } from './picture-process.ts'

const program = fileURLToPath(new URL('./decode-picture.ts', import.meta.url))

/** Two at a time: a small machine has other things to do. */
const mostAtOnce = 2

interface DecoderLimits {
  readonly milliseconds: number
  /** Of memory, before the process is ended. */
  readonly megabytes: number
}

const usualLimits: DecoderLimits = { milliseconds: 10_000, megabytes: 400 }

const answers = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('refused'), reason: z.enum(pictureRefusals) }),
  z.object({
    outcome: z.literal('decoded'),
    width: z.int().positive(),
    height: z.int().positive(),
    placeholderColor: z.string().regex(/^#[0-9a-f]{6}$/),
  }),
])

/**
 * Reads each picture in a process of its own, which has no settings, no database and little time and memory, and ends it
 * when it wants more. What is plainly no picture does not get that far.
 */
export function pictureDecoder(limits: DecoderLimits = usualLimits): DecodePicture {
  const queue = queueOf(mostAtOnce)
  return async (bytes) => {
    if (bytes.byteLength > mostPictureBytes) return { outcome: 'refused', reason: 'too-heavy' }
    if (!readPictureBytes(Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(32, bytes.byteLength))))
      return { outcome: 'refused', reason: 'no-picture' }
    return queue(() => decodeApart(bytes, limits))
  }
}

async function decodeApart(bytes: Uint8Array, limits: DecoderLimits): Promise<DecodedPicture> {
  const { output, signal, code } = await runPictureProcess(program, bytes, {
    nodeOptions: ['--max-old-space-size=128'],
    arguments: [String(limits.megabytes)],
    milliseconds: limits.milliseconds,
  })
  if (signal) return { outcome: 'refused', reason: 'too-much-work' }
  if (code !== 0) throw new Error(`The process that reads pictures ended with ${code}`)
  return readAnswer(output)
}

function readAnswer(output: Buffer): DecodedPicture {
  const endOfLine = output.indexOf('\n')
  const answer = answers.parse(JSON.parse(output.toString('utf8', 0, endOfLine)))
  if (answer.outcome === 'refused') return answer
  const { outcome, ...facts } = answer
  return { outcome, picture: { ...facts, format: 'webp', bytes: output.subarray(endOfLine + 1) } }
}

/** Runs at most so many tasks at once, the others in the order they came. */
function queueOf(most: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running === most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
