import { promisify } from 'node:util'
import zlib from 'node:zlib'

/** A content encoding of HTTP. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** In the order of preference among encodings that a client accepts with the same quality: the smallest first. */
const encodings = ['br', 'gzip', 'identity'] as const satisfies Encoding[]

/** Results by `Accept-Encoding`: browsers send few different values. */
const negotiated = new Map<string, Encoding>()
const maxNegotiated = 100

/**
 * Returns the best encoding for an `Accept-Encoding` header (RFC 9110, 12.5.3), `identity` for a client that accepts
 * none.
 */
export function negotiateEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity'
  const known = negotiated.get(acceptEncoding)
  if (known) return known
  const quality = qualitiesIn(acceptEncoding)
  const best = encodings.reduce((best, encoding) => (quality(encoding) > quality(best) ? encoding : best))
  if (negotiated.size < maxNegotiated && acceptEncoding.length < 100) negotiated.set(acceptEncoding, best)
  return best
}

/** The quality of each encoding, from 0 (not acceptable) to 1. `identity` is always acceptable, but preferred least. */
function qualitiesIn(acceptEncoding: string): (encoding: Encoding) => number {
  const qualities = new Map<string, number>()
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const parameter = parameters.find((parameter) => parameter.startsWith('q='))
    const quality = parameter === undefined ? 1 : Number(parameter.slice(2))
    qualities.set(name, quality >= 0 && quality <= 1 ? quality : 0)
  }
  const lowest = 1e-9
  return (encoding) => qualities.get(encoding) ?? (encoding === 'identity' ? lowest : (qualities.get('*') ?? 0))
}

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/**
 * Bytes up to which compression runs on the event loop: handing a page over to another thread costs as much as
 * compressing it. Larger bodies are compressed on a thread, so that they do not block other requests.
 */
const maxSyncBytes = 256_000

/**
 * Compresses a body that a client waits for: about a tenth larger than with better compression, in less than half the
 * time.
 */
export async function compressFast(
  body: Buffer,
  encoding: Exclude<Encoding, 'identity'>,
): Promise<Buffer<ArrayBuffer>> {
  const isSmall = body.byteLength <= maxSyncBytes
  if (encoding === 'gzip') return isSmall ? zlib.gzipSync(body, fastGzip) : gzip(body, fastGzip)
  const options = brotliOptions(body, 1)
  return isSmall ? zlib.brotliCompressSync(body, options) : brotli(body, options)
}

const fastGzip = { level: 6 }

/** Compresses with Brotli's best quality, on a thread. It takes a hundred times as long, so no request waits for it. */
export function compressSmallest(body: Buffer): Promise<Buffer<ArrayBuffer>> {
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
      [BROTLI_PARAM_LGWIN]: windowBits(body),
    },
  }
}

/**
 * The size of Brotli's window as a power of two: as large as the body. By default Brotli allocates a window of 4 MB for
 * each page, which triggers full garbage collections.
 */
function windowBits({ byteLength }: Buffer): number {
  const { BROTLI_MIN_WINDOW_BITS, BROTLI_DEFAULT_WINDOW } = zlib.constants
  const bits = Math.ceil(Math.log2(byteLength + reservedWindowBytes))
  return Math.min(Math.max(bits, BROTLI_MIN_WINDOW_BITS), BROTLI_DEFAULT_WINDOW)
}

/** Bytes of its window that Brotli does not use for data. */
const reservedWindowBytes = 16
