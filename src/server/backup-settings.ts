import path from 'node:path'
import { z } from 'zod'
import type { BucketPlace } from '#buckets/open-bucket.ts'
import { type bucketServerFields, isBucketUrl, readBucketUrl } from './bucket-setting.ts'

/** Where backups go and whether they are encrypted. */
export interface BackupSettings {
  readonly place: { readonly folder: string } | BucketPlace
  /** What BACKUP_TO says from anywhere: with an absolute path. */
  readonly setting: string
  /** Undefined: backups are not encrypted. */
  readonly passphrase?: string
}

const folderPattern = /^folder:(?<folder>.+)$/
const minPassphraseLength = 12

/** The settings about backups, to be read along with all others. */
export const backupFields = {
  BACKUP_TO: z
    .string()
    .refine((text) => text === 'off' || folderPattern.test(text) || isBucketUrl(text), {
      error: 'must be folder:PATH, s3://BUCKET/FOLDER or off',
    })
    .optional(),
  BACKUP_PASSPHRASE: z
    .string()
    .min(minPassphraseLength, `must have ${minPassphraseLength} characters or more`)
    .optional(),
}

type BackupFields = z.output<z.ZodObject<typeof backupFields & typeof bucketServerFields>>

interface Directories {
  readonly dataDirectory: string
  readonly projectDirectory: string
}

/** Returns undefined when backups are turned off. */
export function readBackupSettings(fields: BackupFields, directories: Directories): BackupSettings | undefined {
  const { BACKUP_TO, BACKUP_PASSPHRASE } = fields
  if (BACKUP_TO === 'off') return undefined
  return {
    ...placeOf(fields, directories),
    ...(BACKUP_PASSPHRASE !== undefined && { passphrase: BACKUP_PASSPHRASE }),
  }
}

function placeOf(
  fields: BackupFields,
  { dataDirectory, projectDirectory }: Directories,
): Pick<BackupSettings, 'place' | 'setting'> {
  const { BACKUP_TO = '' } = fields
  const place = readBucketUrl(BACKUP_TO, fields)
  if (place) return { place, setting: BACKUP_TO.replace(/\/$/, '') }
  const given = folderPattern.exec(BACKUP_TO)?.groups?.folder
  const folder = given === undefined ? path.join(dataDirectory, 'backups') : path.resolve(projectDirectory, given)
  return { place: { folder }, setting: `folder:${folder}` }
}
