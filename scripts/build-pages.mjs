// Builds the pages once for each language, side by side: each build has the messages of its language and no other. Builds
// only the languages that are named as arguments, if any are.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readdirSync, rmSync } from 'node:fs'
import { inProject, programOf } from './steps.mjs'

/** Every folder of messages is a language. */
const all = readdirSync(inProject('messages'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
const named = process.argv.slice(2)
const languages = named.length > 0 ? named : all.map(({ name }) => name)
const program = programOf('react-router')

const statuses = await Promise.all(
  languages.map(async (name) => {
    const env = { ...process.env, PAGES_LANGUAGE: name }
    const build = spawn(process.execPath, [program, 'build'], { cwd: inProject(), env, stdio: 'inherit' })
    const [status] = await once(build, 'exit')
    return status
  }),
)
if (statuses.some((status) => status !== 0)) process.exit(1)

// The names of files for browsers contain a hash of their content, so those of all languages fit in one folder.
for (const name of languages) {
  cpSync(inProject('build', name, 'client'), inProject('build/client'), { recursive: true })
  rmSync(inProject('build', name, 'client'), { recursive: true })
}
