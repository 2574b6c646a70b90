import { readdirSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Handler, MiddlewareHandler } from 'hono'
import { bestEncoding, type Encoding, encodeQuickly } from './finished/encodings.ts'

/** For files whose names change with what is in them. */
const forever = 'public, max-age=31536000, immutable'

/** The built files, compressed where the build laid a compressed copy beside them. Any other address is left to whoever comes next. */
export function builtFiles(root: string): MiddlewareHandler {
  const serve = serveStatic({ root, precompressed: true })
  // A build is never changed while it is served, so nobody has to look on the disk for what cannot be there.
  const addresses = new Set(readdirSync(root, { recursive: true }).map((name) => `/${name}`.replaceAll(path.sep, '/')))
  return async (context, next) => {
    if (!addresses.has(context.req.path)) return next()
    const found = await serve(context, next)
    if (!(found instanceof Response)) return found
    found.headers.set('Cache-Control', context.req.path.startsWith('/assets/') ? forever : 'public, max-age=3600')
    found.headers.set('Vary', 'Accept-Encoding')
    return found
  }
}

/** As the build compresses what it lays beside its files. */
const brotli = promisify(zlib.brotliCompress)

/** A script of ours that no file holds, under a name that changes with it, or with headers that say otherwise. */
export function scriptInMemory(code: string, headers: Readonly<Record<string, string>> = {}): Handler {
  const plain = Buffer.from(code)
  const made = new Map<Encoding, Promise<Buffer<ArrayBuffer>>>()
  const make = (encoding: Encoding) => {
    if (encoding === 'identity') return Promise.resolve(plain)
    return encoding === 'br' ? brotli(plain) : encodeQuickly(plain, encoding)
  }
  return async (context) => {
    const encoding = bestEncoding(context.req.header('Accept-Encoding'))
    const body = made.getOrInsertComputed(encoding, make)
    return context.body(await body, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': forever,
      Vary: 'Accept-Encoding',
      ...headers,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    })
  }
}
