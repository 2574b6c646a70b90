import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { Config } from '@react-router/dev/config'

/** scripts/build-pages.mjs builds the pages once for each language. */
const buildDirectory = `build/${process.env.PAGES_LANGUAGE ?? 'en'}`

export default {
  appDirectory: 'src/web',
  buildDirectory,
  // Every address of the shop is known with the first page: no further request before the next one opens.
  routeDiscovery: { mode: 'initial' },
  buildEnd: compressFiles,
} satisfies Config

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** Lays a compressed copy beside every file that browsers fetch, as small as can be: they never change again. */
async function compressFiles() {
  const files = globSync(`${buildDirectory}/client/**/*.{js,css,svg}`)
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file)
      writeFileSync(`${file}.br`, await brotli(content))
      writeFileSync(`${file}.gz`, await gzip(content, { level: 9 }))
    }),
  )
}
