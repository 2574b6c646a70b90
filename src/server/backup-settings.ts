import path from 'node:path'
import { z } from 'zod'
import type { BucketPlace } from '#backup/bucket-store.ts'

/** Where backups go and whether they are encrypted. */
export interface BackupSettings {
  readonly place: { readonly folder: string } | BucketPlace
  /** What BACKUP_TO says from anywhere: with an absolute path. */
  readonly setting: string
  /** Undefined: backups are not encrypted. */
  readonly passphrase?: string
}

const folderPattern = /^folder:(?<folder>.+)$/
/** The folder in a bucket has plain names, none of which begins with a dot. */
const bucketPattern = /^s3:\/\/(?<bucket>[a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?<prefix>(\/[\w-][\w.-]*)*)\/?$/
const minPassphraseLength = 12

const url = z.url({ protocol: /^https?$/, error: 'must look like https://s3.example' })

/** The settings about backups, to be read along with all others. */
export const backupFields = {
  BACKUP_TO: z
    .string()
    .refine((text) => text === 'off' || folderPattern.test(text) || bucketPattern.test(text), {
      error: 'must be folder:PATH, s3://BUCKET/FOLDER or off',
    })
    .optional(),
  BACKUP_PASSPHRASE: z
    .string()
    .min(minPassphraseLength, `must have ${minPassphraseLength} characters or more`)
    .optional(),
  // The client of S3 reads these and its other variables by itself.
  AWS_ENDPOINT_URL: url.optional(),
  AWS_ENDPOINT_URL_S3: url.optional(),
}

type BackupFields = z.output<z.ZodObject<typeof backupFields>>

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
  { BACKUP_TO = '', AWS_ENDPOINT_URL, AWS_ENDPOINT_URL_S3 }: BackupFields,
  { dataDirectory, projectDirectory }: Directories,
): Pick<BackupSettings, 'place' | 'setting'> {
  const { bucket, prefix = '' } = bucketPattern.exec(BACKUP_TO)?.groups ?? {}
  if (bucket !== undefined) {
    const isAmazon = (AWS_ENDPOINT_URL_S3 ?? AWS_ENDPOINT_URL) === undefined
    const place = { bucket, prefix: prefix && `${prefix.slice(1)}/`, hasHostName: isAmazon }
    return { place, setting: `s3://${bucket}${prefix}` }
  }
  const given = folderPattern.exec(BACKUP_TO)?.groups?.folder
  const folder = given === undefined ? path.join(dataDirectory, 'backups') : path.resolve(projectDirectory, given)
  return { place: { folder }, setting: `folder:${folder}` }
}
