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

/** Handing over to another thread costs as much as compressing a page, which is done at once. What is larger holds nobody up. */
const mostAtOnce = 256_000

/** What is sent first: someone waits for it. A tenth larger than with more care, for less than half the work. */
export async function encodeQuickly(
  body: Buffer,
  encoding: Exclude<Encoding, 'identity'>,
): Promise<Buffer<ArrayBuffer>> {
  const isSmall = body.byteLength <= mostAtOnce
  if (encoding === 'gzip') return isSmall ? zlib.gzipSync(body, quickGzip) : gzip(body, quickGzip)
  const options = brotliOptions(body, 1)
  return isSmall ? zlib.brotliCompressSync(body, options) : brotli(body, options)
}

const quickGzip = { level: 6 }

/** The smallest that Brotli can do, for which nobody should wait: it takes a hundred times as long. Works beside the event loop. */
export function encodeBest(body: Buffer): Promise<Buffer<ArrayBuffer>> {
  return brotli(body, brotliOptions(body, 11))
}

function brotliOptions(body: Buffer, quality: number): zlib.BrotliOptions {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_LGWIN } = zlib.constants
  const { BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = zlib.constants
  return {
    params: {
      [BROTLI_PARAM_QUALITY]: quality,
      [BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
      [BROTLI_PARAM_LGWIN]: windowFor(body),
    },
  }
}

/**
 * How far back Brotli looks, as a power of two: as far as the text is long. By default it makes room for four million
 * bytes, and memory that comes and goes with every page has the whole heap searched for what can be given back.
 */
function windowFor({ byteLength }: Buffer): number {
  const { BROTLI_MIN_WINDOW_BITS, BROTLI_DEFAULT_WINDOW } = zlib.constants
  const bits = Math.ceil(Math.log2(byteLength + windowMargin))
  return Math.min(Math.max(bits, BROTLI_MIN_WINDOW_BITS), BROTLI_DEFAULT_WINDOW)
}

/** Bytes of its window that Brotli keeps for itself. */
const windowMargin = 16
