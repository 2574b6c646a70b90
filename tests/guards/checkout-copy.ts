import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const project = fileURLToPath(new URL('../../', import.meta.url))

/** A copy of the checkout, whose files may be changed. */
export interface CheckoutCopy extends AsyncDisposable {
  readonly directory: string
  /** Replaces a text that occurs once in the file, until the returned function is called. Throws if it does not. */
  replace(file: string, find: string, replacement: string): Promise<() => Promise<void>>
}

/** Copies the files of the checkout that git knows or would add, and the built pages. The packages are shared. */
export async function copyCheckout(): Promise<CheckoutCopy> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'hirfa-checkout-'))
  try {
    await fill(directory)
  } catch (error) {
    await rm(directory, { recursive: true })
    throw error
  }
  return {
    directory,
    async replace(file, find, replacement) {
      const place = path.join(directory, file)
      const text = await readFile(place, 'utf8')
      const occurrences = text.split(find).length - 1
      if (occurrences !== 1) throw new Error(`${file} contains ${occurrences} times: ${find}`)
      await writeFile(
        place,
        text.replace(find, () => replacement),
      )
      return () => writeFile(place, text)
    },
    [Symbol.asyncDispose]: () => rm(directory, { recursive: true }),
  }
}

async function fill(directory: string): Promise<void> {
  for (const file of listFiles())
    if (existsSync(path.join(project, file))) await cp(path.join(project, file), path.join(directory, file))
  const isBuilt = (source: string) => !source.startsWith(path.join(project, 'build/compiled'))
  await cp(path.join(project, 'build'), path.join(directory, 'build'), { recursive: true, filter: isBuilt })
  await symlink(path.join(project, 'node_modules'), path.join(directory, 'node_modules'))
}

/** Including those that were deleted since the last commit. */
function listFiles(): string[] {
  const options = ['--cached', '--others', '--exclude-standard', '--deduplicate', '-z']
  const listed = execFileSync('git', ['ls-files', ...options], { cwd: project, encoding: 'utf8' })
  return listed.split('\0').filter(Boolean)
}
