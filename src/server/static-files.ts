import { readdirSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Handler, MiddlewareHandler } from 'hono'
import { immutable } from '#api/cache-control.ts'
import { assetsPath } from '#web/paths/file-paths.ts'
import { compressFast, type Encoding, negotiateEncoding } from './page-cache/encodings.ts'

const readMethods = ['GET', 'HEAD']

function onlyReads(context: Context): Response {
  return context.body(null, 405, { Allow: readMethods.join(', '), 'Cache-Control': 'no-store' })
}

/** Serves built files, compressed if the build made a compressed copy. Passes requests for other paths on. */
export function serveBuiltFiles(root: string): MiddlewareHandler {
  const serve = serveStatic({ root, precompressed: true })
  // A build never changes while it is served, so the file system is not checked for other paths.
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = new Set(
    files.map(({ parentPath, name }) =>
      `/${path.relative(root, path.join(parentPath, name))}`.replaceAll(path.sep, '/'),
    ),
  )
  return async (context, next) => {
    if (!paths.has(context.req.path)) return next()
    if (!readMethods.includes(context.req.method)) return onlyReads(context)
    const found = await serve(context, next)
    if (!(found instanceof Response)) return found
    const isImmutable = context.req.path.startsWith(assetsPath)
    found.headers.set('Cache-Control', isImmutable ? immutable : 'public, max-age=3600')
    if (isImmutable) found.headers.delete('Last-Modified')
    found.headers.set('Vary', 'Accept-Encoding')
    return found
  }
}

/**
 * Whether the response is a script, style sheet or font of the build, whose name contains a hash of its content. A page
 * loads two dozen of them, so they have few headers.
 */
export function isAsset({ req, res }: Context): boolean {
  return req.path.startsWith(assetsPath) && res.status < 400
}

/** Best quality, as the build compresses its files. */
const brotli = promisify(zlib.brotliCompress)

/** Serves a script from memory, as immutable unless `headers` say otherwise. */
export function serveScript(code: string, headers: Readonly<Record<string, string>> = {}): Handler {
  const plain = Buffer.from(code)
  const compressed = new Map<Encoding, Promise<Buffer<ArrayBuffer>>>()
  const compress = (encoding: Encoding) => {
    if (encoding === 'identity') return Promise.resolve(plain)
    return encoding === 'br' ? brotli(plain) : compressFast(plain, encoding)
  }
  return async (context) => {
    if (!readMethods.includes(context.req.method)) return onlyReads(context)
    const encoding = negotiateEncoding(context.req.header('Accept-Encoding'))
    const body = compressed.getOrInsertComputed(encoding, compress)
    return context.body(await body, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': immutable,
      Vary: 'Accept-Encoding',
      ...headers,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    })
  }
}
