import path from 'node:path'
import { z } from 'zod'

/** Where backups go and whether they are encrypted. */
export interface BackupSettings {
  /** A folder. */
  readonly folder: string
  /** Undefined: backups are not encrypted. */
  readonly passphrase?: string
}

const folderPrefix = 'folder:'
const minPassphraseLength = 12

/** The settings about backups, to be read along with all others. */
export const backupFields = {
  BACKUP_TO: z
    .string()
    .refine((text) => text === 'off' || (text.startsWith(folderPrefix) && text.length > folderPrefix.length), {
      error: 'must be folder:PATH or off',
    })
    .optional(),
  BACKUP_PASSPHRASE: z
    .string()
    .min(minPassphraseLength, `must have ${minPassphraseLength} characters or more`)
    .optional(),
}

type BackupFields = z.output<z.ZodObject<typeof backupFields>>

/** Returns undefined when backups are turned off. */
export function readBackupSettings(
  { BACKUP_TO, BACKUP_PASSPHRASE }: BackupFields,
  { dataDirectory, projectDirectory }: { dataDirectory: string; projectDirectory: string },
): BackupSettings | undefined {
  if (BACKUP_TO === 'off') return undefined
  const folder = BACKUP_TO?.slice(folderPrefix.length)
  return {
    folder: folder === undefined ? path.join(dataDirectory, 'backups') : path.resolve(projectDirectory, folder),
    ...(BACKUP_PASSPHRASE !== undefined && { passphrase: BACKUP_PASSPHRASE }),
  }
}
