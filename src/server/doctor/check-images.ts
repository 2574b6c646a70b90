import { imagesInBucket } from '#adapters/images-bucket.ts'
import { BucketClientMissing, bucketUrl } from '#buckets/open-bucket.ts'
import type { ImageStore } from '#domain/catalog/pictures/image-store.ts'
import type { Config } from '#server/config.ts'
import { type Finding, fine, problem, warning } from './finding.ts'

/** It is below a folder of its own, so no picture. It stays: keys for pictures need no right to delete. */
const trialName = 'doctor/trial.txt'
/** Always the same: like pictures, it may be kept for a year by caches before the bucket. */
const trial = Buffer.from('The doctor of the shop wrote this.')
const missingName = 'doctor/missing.txt'

const mixedContent = warning(
  'IMAGES_PUBLIC_URL is http and PUBLIC_URL is https: browsers block such pictures or warn of them, so use https for both',
)

/**
 * Checks that the bucket of the pictures can be written and read, and that everybody reads it where IMAGES_PUBLIC_URL
 * says.
 */
export async function checkImages({ images: settings, publicUrl: shopUrl }: Config): Promise<readonly Finding[]> {
  if (!settings) return []
  const { place, publicUrl } = settings
  const isMixedContent = shopUrl?.startsWith('https:') && publicUrl?.startsWith('http:')
  const location = bucketUrl(place)
  try {
    const images = await imagesInBucket(place, settings)
    await images.save(trialName, trial)
    const read = await images.find(trialName)
    if (!read || !trial.equals(read)) return [problem(`IMAGES_URL: ${location} returns other bytes than were written`)]
    await requireListing(images)
    const url = await images.urlOf?.(trialName)
    return [
      fine(`Pictures are written to ${location} and read from it`),
      ...(publicUrl !== undefined && url !== undefined ? [await checkPublicUrl(publicUrl, url)] : []),
      ...(isMixedContent ? [mixedContent] : []),
    ]
  } catch (error) {
    const { message } = error as Error
    return [problem(error instanceof BucketClientMissing ? message : `IMAGES_URL: ${message}`)]
  }
}

/** Without the right to list, S3 does not say that a file is missing, but that asking for it is not allowed. */
async function requireListing(images: ImageStore): Promise<void> {
  try {
    await images.isStored(missingName)
  } catch (error) {
    throw new Error(`the key needs the right to list the bucket (s3:ListBucket): ${(error as Error).message}`)
  }
}

async function checkPublicUrl(publicUrl: string, url: string): Promise<Finding> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(10_000), cache: 'no-store' }).catch(() => undefined)
  if (answer?.ok && trial.equals(Buffer.from(await answer.arrayBuffer())))
    return fine(`Browsers get pictures from ${publicUrl}`)
  const reason = !answer ? 'it does not answer' : answer.ok ? 'it is another file' : `it answers ${answer.status}`
  return problem(
    `IMAGES_PUBLIC_URL: ${url} should be the file just written, and ${reason}: let everybody read the bucket there, or remove the setting`,
  )
}
