// Lays a compressed copy beside every built file that browsers fetch, as small as can be: they never change again.
// Files that have their copies are left out, so that an interrupted run can be continued.
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { compressedStamp, inProject } from './steps.mjs'

const compressions = {
  '.br': promisify(zlib.brotliCompress),
  '.gz': (content) => promisify(zlib.gzip)(content, { level: 9 }),
}

const folder = inProject('build/client')
const files = readdirSync(folder, { recursive: true })
  .filter((name) => /\.(js|css|svg)$/.test(name))
  .map((name) => path.join(folder, name))

async function compress(file) {
  const content = readFileSync(file)
  for (const [extension, compressed] of Object.entries(compressions)) {
    const copy = file + extension
    if (existsSync(copy)) continue
    // The shop may serve these files at the same time, and finds the copy whole or not at all.
    const unfinished = `${copy}.${process.pid}`
    writeFileSync(unfinished, await compressed(content))
    renameSync(unfinished, copy)
  }
}

try {
  await Promise.all(files.map(compress))
  writeFileSync(compressedStamp, '')
} catch ({ message }) {
  console.error(`The pages cannot be compressed: ${message}`)
  process.exit(1)
}
