import { cp, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { TestContext } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { migrationFolders } from '#database/migrate.ts'
import { freshDirectory } from './shop-process.ts'

const projectDirectory = fileURLToPath(new URL('../..', import.meta.url))
const pictures = path.join(projectDirectory, 'src/samples/pictures')

/** A release of the shop, for `launchShop`. */
export interface Release {
  readonly command: string[]
}

const nextMigration = '9999-next.sql'

/**
 * Adds a migration to those of this process until the test ends, as the next release has one more. Returns its name.
 */
export async function addMigration(t: TestContext): Promise<string> {
  const folder = await freshDirectory(t)
  await writeFile(path.join(folder, nextMigration), 'select 1;')
  const added = pathToFileURL(`${folder}/`)
  migrationFolders.push(added)
  t.after(() => migrationFolders.splice(migrationFolders.indexOf(added), 1))
  return nextMigration
}

/** Returns the release that follows this one: a copy with one more migration. It ends with the test. */
export async function nextRelease(t: TestContext): Promise<Release> {
  const directory = path.join(await freshDirectory(t), 'next')
  for (const name of ['package.json', 'src', 'messages', 'deploy'])
    await cp(path.join(projectDirectory, name), path.join(directory, name), {
      recursive: true,
      filter: (file) => file !== pictures,
    })
  for (const name of ['node_modules', 'build'])
    await symlink(path.join(projectDirectory, name), path.join(directory, name))
  const migration = path.join(directory, 'src/database/migrations', nextMigration)
  await writeFile(migration, 'alter table settings add column reason text;')
  return { command: [process.execPath, path.join(directory, 'src/server/main.ts')] }
}
