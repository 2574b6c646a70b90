import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const mainFile = fileURLToPath(new URL('main.ts', import.meta.url))

/** Prints at exit which files of React were executed: Node also parses files that it does not execute. */
const teller = `data:text/javascript,${encodeURIComponent(`
  import { createRequire } from 'node:module'
  const { cache } = createRequire(${JSON.stringify(mainFile)})
  process.on('exit', () => console.log(...Object.keys(cache).filter((file) => cache[file].loaded && /react\\.\\w+\\.js$/.test(file))))`)}`

test("the server uses React's production build by default", () => {
  const reactOf = (settings: object) => {
    const { NODE_ENV: _, ...environment } = process.env
    // An invalid setting ends the process once all modules are loaded.
    const env = { ...environment, PORT: 'none', ...settings }
    const { stdout } = spawnSync(process.execPath, ['--import', teller, mainFile], { env, encoding: 'utf8' })
    return /react\.(\w+)\.js/.exec(stdout)?.[1]
  }
  assert.equal(reactOf({}), 'production')
  assert.equal(reactOf({ NODE_ENV: 'development' }), 'development')
})
