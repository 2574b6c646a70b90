import { existsSync } from 'node:fs'
import { access, constants, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { InvalidSetting } from './invalid-setting.ts'

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  EROFS: 'its file system is read-only',
  ENOSPC: 'its disk is full',
  EDQUOT: 'its disk is full',
  EEXIST: 'it is not a folder',
  ENOTDIR: 'it is not in a folder',
}

/** More than what file systems keep free of their own. */
const trialBytes = 64 * 1024

/** Creates the data directory and writes to it for trial. Throws InvalidSetting when that fails. */
export async function prepareDataDirectory(directory: string): Promise<void> {
  const file = path.join(directory, `.trial-${process.pid}`)
  try {
    // On a read-only file system `mkdir` would say that the directory does not exist.
    await access(nearestExisting(directory), constants.W_OK)
    await mkdir(directory, { recursive: true })
    await writeFile(file, Buffer.alloc(trialBytes))
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    throw new InvalidSetting(`Setting DATA_DIR names ${directory}, which cannot be used: ${reasons[code] ?? message}`)
  } finally {
    await rm(file, { force: true }).catch(() => {})
  }
}

function nearestExisting(directory: string): string {
  return existsSync(directory) ? directory : nearestExisting(path.dirname(directory))
}
