import { Disk } from 'flydrive'

/** A bucket and the folder in it. */
export interface BucketPlace {
  readonly bucket: string
  /** Ends with a slash, or is empty. */
  readonly prefix: string
  /** Whether the bucket has a host name of its own, as Amazon's have; the paths of other servers begin with it. */
  readonly hasHostName: boolean
}

/** The place as settings and errors name it. */
export function bucketUrl({ bucket, prefix }: BucketPlace): string {
  return `s3://${bucket}/${prefix}`
}

/** The client of S3 is installed only for shops that keep something in a bucket. */
export class BucketClientMissing extends Error {
  override readonly name = 'BucketClientMissing'
}

interface BucketOptions {
  /** The setting that names the bucket, for errors. */
  readonly setting: 'BACKUP_TO' | 'IMAGES_URL'
  readonly connectionTimeoutMilliseconds: number
  /** For a request until its response begins. */
  readonly requestTimeoutMilliseconds: number
  /** For a connection on which nothing moves, also because nobody reads. Absent: any time. */
  readonly idleTimeoutMilliseconds?: number
  /** How many requests run at a time. Absent: 50. */
  readonly maxConnections?: number
  /** Absent: as AWS_MAX_ATTEMPTS says, or three. */
  readonly maxAttempts?: number
  /** The URL below which everybody reads the files. */
  readonly publicUrl?: string
}

/**
 * Opens an S3 bucket. Region, keys and endpoint are those of the environment, under the names that all programs for S3
 * know. Throws BucketClientMissing.
 */
export async function openBucket({ bucket, hasHostName }: BucketPlace, options: BucketOptions): Promise<Disk> {
  const { setting, maxAttempts, publicUrl } = options
  const agent = { keepAlive: true, maxSockets: options.maxConnections ?? 50 }
  const { S3Driver } = await loadDriver(setting)
  return new Disk(
    new S3Driver({
      ...{ bucket, visibility: 'private', forcePathStyle: !hasHostName },
      // New buckets of Amazon and most other servers refuse access lists for each file.
      supportsACL: false,
      requestHandler: {
        connectionTimeout: options.connectionTimeoutMilliseconds,
        requestTimeout: options.requestTimeoutMilliseconds,
        // Otherwise the client only logs that it is late, and waits on.
        throwOnRequestTimeout: true,
        socketTimeout: options.idleTimeoutMilliseconds ?? 0,
        ...{ httpAgent: agent, httpsAgent: agent },
      },
      ...(maxAttempts !== undefined && { maxAttempts }),
      ...(publicUrl !== undefined && { cdnUrl: publicUrl }),
    }),
  )
}

async function loadDriver(setting: string) {
  try {
    return await import('flydrive/drivers/s3')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new BucketClientMissing(
      `${setting} names a bucket, and the client of S3 is not installed: npm install --no-save --omit=dev --include=peer`,
      { cause: error },
    )
  }
}
