import { Disk } from 'flydrive'
import { type BackupStore, storeOnDisk } from './backup-store.ts'

/** A bucket and the folder in it. */
export interface BucketPlace {
  readonly bucket: string
  /** Ends with a slash, or is empty. */
  readonly prefix: string
  /** Whether the bucket has a host name of its own, as Amazon's have; the paths of other servers begin with it. */
  readonly hasHostName: boolean
}

/** The client of S3 is installed only for shops that keep their backups in a bucket. */
export class BucketClientMissing extends Error {
  override readonly name = 'BucketClientMissing'
}

const connectionTimeout = 10_000
/** A part has 16 MB. */
const requestTimeout = 5 * 60_000

/**
 * Keeps backups in an S3 bucket. Region, keys and endpoint are those of the environment, under the names that all programs
 * for S3 know. Throws BucketClientMissing.
 */
export async function bucketStore({ bucket, prefix, hasHostName }: BucketPlace): Promise<BackupStore> {
  const { S3Driver } = await loadDriver()
  const driver = new S3Driver({
    ...{ bucket, visibility: 'private', forcePathStyle: !hasHostName },
    // New buckets of Amazon and most other servers refuse access lists for each file.
    supportsACL: false,
    requestHandler: { connectionTimeout, requestTimeout },
  })
  return storeOnDisk(new Disk(driver), `s3://${bucket}/${prefix}`, prefix)
}

async function loadDriver() {
  try {
    return await import('flydrive/drivers/s3')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new BucketClientMissing(
      'BACKUP_TO names a bucket, and the client of S3 is not installed: npm install --no-save --omit=dev --include=peer',
      { cause: error },
    )
  }
}
