import { Readable } from 'node:stream'
import { immutable } from '#api/cache-control.ts'
import { type BucketPlace, bucketUrl, openBucket } from '#buckets/open-bucket.ts'
import { type ImageStore, ImageStoreUnavailable } from '#domain/catalog/pictures/image-store.ts'
import type { ListableImages } from './listable-images.ts'

/**
 * Requests for pictures hold a turn of the database until the response of the bucket begins, so it must not take long.
 */
const readTimeouts = { connectionTimeoutMilliseconds: 2000, requestTimeoutMilliseconds: 5000 }

/** A picture of 15 MB at 6 Mbit/s. */
const saveTimeouts = { ...readTimeouts, requestTimeoutMilliseconds: 20_000 }

/** A bucket that sends nothing for so long, while somebody waits for it, has stopped. */
const stalledMilliseconds = 10_000

/** Slow visitors keep a connection while they read. */
const maxConnections = 300
const maxAttempts = 2

/** After a failure no request waits for the bucket for so long. */
const restMilliseconds = 5000

interface BucketOptions {
  /** The URL below which everybody reads the bucket; absent: browsers get the files from the shop. */
  readonly publicUrl?: string
}

/**
 * Stores pictures in an S3 bucket, which writes a file whole or not at all. While the bucket is away, every operation
 * fails at once with ImageStoreUnavailable. Throws BucketClientMissing.
 */
export async function imagesInBucket(
  place: BucketPlace,
  { publicUrl }: BucketOptions = {},
): Promise<ImageStore & ListableImages> {
  const options = {
    ...({ setting: 'IMAGES_URL', maxAttempts, maxConnections } as const),
    ...(publicUrl !== undefined && { publicUrl }),
  }
  const disk = await openBucket(place, { ...options, ...readTimeouts })
  const savingDisk = await openBucket(place, { ...options, ...saveTimeouts })
  const keyOf = (fileName: string) => place.prefix + fileName
  const run = unlessAway(bucketUrl(place))
  return {
    isStored: (fileName) => run(() => disk.exists(keyOf(fileName))),
    // The header is for browsers that get files from the bucket itself.
    save: (fileName, bytes) => run(() => savingDisk.put(keyOf(fileName), bytes, { cacheControl: immutable })),
    find: (fileName) => run(() => undefinedIfMissing(disk.getBytes(keyOf(fileName)))),
    async open(fileName) {
      const stream = await run(() => undefinedIfMissing(disk.getStream(keyOf(fileName))))
      return stream && untilStalled(stream)
    },
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

/** Returns what a stream has, and fails when it has nothing for a while although somebody reads. */
function untilStalled(stream: Readable): Readable {
  const read = Readable.from(chunksUntilStalled(stream), { objectMode: false })
  // Also when nobody has read from it, so that it keeps no connection.
  return read.once('close', () => stream.destroy())
}

async function* chunksUntilStalled(stream: Readable): AsyncGenerator<Uint8Array> {
  const chunks = stream[Symbol.asyncIterator]()
  for (;;) {
    const timer = setTimeout(() => stream.destroy(new Error('The bucket sends nothing more')), stalledMilliseconds)
    const next = await chunks.next().finally(() => clearTimeout(timer))
    if (next.done) return
    yield next.value
  }
}

/** Returns a function that does work, unless the bucket could not be reached a moment ago (a circuit breaker). */
function unlessAway(location: string) {
  let restsUntil = 0
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (Date.now() < restsUntil) throw new ImageStoreUnavailable(`${location} did not answer a moment ago`)
    try {
      return await work()
    } catch (error) {
      // An answer that something is not allowed says nothing of other files.
      if (!isRefusal(error)) restsUntil = Date.now() + restMilliseconds
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

function isRefusal(error: unknown): boolean {
  const { $metadata } = lastCauseOf(error) as { $metadata?: { httpStatusCode?: number } }
  const status = $metadata?.httpStatusCode ?? 0
  return status >= 400 && status < 500
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
