import { promisify } from 'node:util'
import zlib from 'node:zlib'

/** How an answer is written on the line. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** The smaller first: of two that a client likes equally, the earlier is taken. */
const encodings = ['br', 'gzip', 'identity'] as const satisfies Encoding[]

/** Browsers say the same few things all the time. */
const understood = new Map<string, Encoding>()
const mostUnderstood = 100

/** The best encoding for what a client says in `Accept-Encoding` (RFC 9110, 12.5.3). One that takes nothing gets it plain. */
export function bestEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity'
  const known = understood.get(accepted)
  if (known) return known
  const liking = likingIn(accepted)
  const best = encodings.reduce((best, encoding) => (liking(encoding) > liking(best) ? encoding : best))
  if (understood.size < mostUnderstood && accepted.length < 100) understood.set(accepted, best)
  return best
}

/** How much each encoding is liked, from 0 (not at all) to 1. Plain is always possible, but liked least. */
function likingIn(accepted: string): (encoding: Encoding) => number {
  const said = new Map<string, number>()
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    const liking = quality === undefined ? 1 : Number(quality.slice(2))
    said.set(name, liking >= 0 && liking <= 1 ? liking : 0)
  }
  const least = 1e-9
  return (encoding) => said.get(encoding) ?? (encoding === 'identity' ? least : (said.get('*') ?? 0))
}

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** What is sent first: someone waits for it. Works beside the event loop, like all of zlib's promises. */
export function encodeQuickly(body: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer<ArrayBuffer>> {
  return encoding === 'gzip' ? gzip(body, { level: 6 }) : brotli(body, brotliOptions(body, 3))
}

/** The smallest that Brotli can do, for which nobody should wait: it takes a hundred times as long. */
export function encodeBest(body: Buffer): Promise<Buffer<ArrayBuffer>> {
  return brotli(body, brotliOptions(body, 11))
}

function brotliOptions(body: Buffer, quality: number): zlib.BrotliOptions {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = zlib.constants
  return {
    params: {
      [BROTLI_PARAM_QUALITY]: quality,
      [BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
    },
  }
}
