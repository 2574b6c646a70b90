import { type BucketPlace, bucketUrl, openBucket } from '#buckets/open-bucket.ts'
import { type ImageStore, ImageStoreUnavailable } from '#domain/catalog/pictures/image-store.ts'
import type { ListedImages } from './listed-images.ts'

/** Requests hold a turn of the database while they wait for a picture, so it must not be long. */
const timeouts = { connectionTimeoutMilliseconds: 2000, requestTimeoutMilliseconds: 5000 }
const maxAttempts = 2

/** After a failure, so long no request waits for the bucket. */
const restMilliseconds = 5000

/** For browsers that get files from the bucket: of those, a name always has the same bytes. */
const forever = 'public, max-age=31536000, immutable'

interface BucketOptions {
  /** The URL below which everybody reads the bucket; absent: browsers get the files from the shop. */
  readonly publicUrl?: string
}

/**
 * Stores pictures in an S3 bucket, which writes a file whole or not at all. While the bucket is away, every operation fails
 * at once with ImageStoreUnavailable. Throws BucketClientMissing.
 */
export async function imagesInBucket(
  place: BucketPlace,
  { publicUrl }: BucketOptions = {},
): Promise<ImageStore & ListedImages> {
  const options = {
    setting: 'IMAGES_URL',
    ...timeouts,
    maxAttempts,
    ...(publicUrl !== undefined && { publicUrl }),
  } as const
  const disk = await openBucket(place, options)
  const keyOf = (fileName: string) => place.prefix + fileName
  const run = unlessAway(bucketUrl(place))
  return {
    isStored: (fileName) => run(() => disk.exists(keyOf(fileName))),
    save: (fileName, bytes) => run(() => disk.put(keyOf(fileName), bytes, { cacheControl: forever })),
    find: (fileName) => run(() => undefinedIfMissing(disk.getBytes(keyOf(fileName)))),
    open: (fileName) => run(() => undefinedIfMissing(disk.getStream(keyOf(fileName)))),
    ...(publicUrl !== undefined && { urlOf: (fileName: string) => disk.getUrl(keyOf(fileName)) }),
    async *listNames() {
      let paginationToken: string | undefined
      do {
        const options = paginationToken === undefined ? {} : { paginationToken }
        const page = await run(() => disk.listAll(place.prefix || '/', options))
        for (const entry of page.objects) if (entry.isFile) yield entry.key.slice(place.prefix.length)
        paginationToken = page.paginationToken
      } while (paginationToken !== undefined)
    },
  }
}

/** Returns a function that does work unless work has failed a moment ago. */
function unlessAway(location: string) {
  let restsUntil = 0
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (Date.now() < restsUntil) throw new ImageStoreUnavailable(`${location} did not answer a moment ago`)
    try {
      return await work()
    } catch (error) {
      restsUntil = Date.now() + restMilliseconds
      throw new ImageStoreUnavailable(`${location} cannot be used: ${reasonOf(error)}`, { cause: error })
    }
  }
}

async function undefinedIfMissing<Result>(reading: Promise<Result>): Promise<Result | undefined> {
  try {
    return await reading
  } catch (error) {
    if (lastCauseOf(error).name === 'NoSuchKey') return undefined
    throw error
  }
}

/** FlyDrive names the operation that failed, and its cause is the reason. */
function lastCauseOf(error: unknown): Error {
  let last = error as Error
  while (last.cause instanceof Error) last = last.cause
  return last
}

/** An error of S3 may have a name and no message. */
function reasonOf(error: unknown): string {
  const { message, name } = lastCauseOf(error)
  return message || name
}
