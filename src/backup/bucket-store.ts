import { type BucketPlace, bucketUrl, openBucket } from '#buckets/open-bucket.ts'
import { type BackupStore, storeOnDisk } from './backup-store.ts'

const connectionTimeoutMilliseconds = 10_000
/** A part has 16 MB. */
const requestTimeoutMilliseconds = 5 * 60_000

/** Keeps backups in an S3 bucket. Throws BucketClientMissing. */
export async function bucketStore(place: BucketPlace): Promise<BackupStore> {
  const timeouts = {
    ...{ connectionTimeoutMilliseconds, requestTimeoutMilliseconds },
    idleTimeoutMilliseconds: requestTimeoutMilliseconds,
  }
  const disk = await openBucket(place, { setting: 'BACKUP_TO', ...timeouts })
  return storeOnDisk(disk, bucketUrl(place), place.prefix)
}
