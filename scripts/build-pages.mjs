// Builds the pages once for each language: each build has the messages of its language and no other. Builds only the
// languages that are named as arguments, if any are. Then builds the service worker, which is one file for all.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import { build } from 'vite'
import { inProject } from './steps.mjs'

/** Every folder of messages is a language. */
const all = readdirSync(inProject('messages'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
const named = process.argv.slice(2)
const languages = named.length > 0 ? named : all.map(({ name }) => name)

/** One for each core at most: the second build of a process takes less processor time than the first. */
const processes = Math.min(os.availableParallelism(), languages.length)
const builds = Array.from({ length: processes }, (_, number) =>
  spawn(
    process.execPath,
    // The builds leave much garbage that is still young.
    [
      '--max-semi-space-size=64',
      inProject('scripts/build-languages.mjs'),
      ...languages.filter((_, index) => index % processes === number),
    ],
    { cwd: inProject(), env: { NODE_ENV: 'production', ...process.env }, stdio: ['ignore', 'inherit', 'inherit'] },
  ),
)
const endBuilds = () => {
  for (const build of builds) build.kill()
}
process.once('SIGTERM', () => {
  endBuilds()
  process.exit(1)
})
// What started this process has ended without a signal.
process.once('disconnect', endBuilds)
process.channel?.unref()

const statuses = await Promise.all(builds.map(async (build) => (await once(build, 'exit'))[0]))
if (statuses.some((status) => status !== 0)) process.exit(1)

// The names of files for browsers contain a hash of their content, so those of all languages fit in one folder.
for (const name of languages) {
  cpSync(inProject('build', name, 'client'), inProject('build/client'), { recursive: true })
  rmSync(inProject('build', name, 'client'), { recursive: true })
}

await build({
  ...{ root: inProject(), configFile: false, logLevel: 'warn', publicDir: false },
  build: {
    ...{ target: 'es2022', outDir: 'build/client', emptyOutDir: false, reportCompressedSize: false },
    rolldownOptions: {
      input: inProject('src/web/service-worker/service-worker.ts'),
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
})
