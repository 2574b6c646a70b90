import { imagesInBucket } from '#adapters/images-bucket.ts'
import { bucketUrl } from '#buckets/open-bucket.ts'
import type { Config } from '../config.ts'
import { type Finding, fine, problem } from './finding.ts'

/** It is below a folder of its own, so no picture. It stays: keys for pictures need no right to delete. */
const trialName = 'doctor/trial.txt'

/** Checks that the bucket of the pictures can be written and read, and that everybody reads it where IMAGES_PUBLIC_URL says. */
export async function checkImages({ images: settings }: Config): Promise<readonly Finding[]> {
  if (!settings) return []
  const { place, publicUrl } = settings
  const location = bucketUrl(place)
  const trial = Buffer.from(new Date().toISOString())
  try {
    const images = await imagesInBucket(place, settings)
    await images.save(trialName, trial)
    const read = await images.find(trialName)
    if (!read || !trial.equals(read)) return [problem(`IMAGES_URL: ${location} returns other bytes than were written`)]
    const url = await images.urlOf?.(trialName)
    return [
      fine(`Pictures are written to ${location} and read from it`),
      ...(publicUrl !== undefined && url !== undefined ? [await checkPublicUrl(publicUrl, url, trial)] : []),
    ]
  } catch (error) {
    return [problem(`IMAGES_URL: ${(error as Error).message}`)]
  }
}

async function checkPublicUrl(publicUrl: string, url: string, trial: Buffer): Promise<Finding> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(10_000), cache: 'no-store' }).catch(() => undefined)
  if (answer?.ok && trial.equals(Buffer.from(await answer.arrayBuffer())))
    return fine(`Browsers get pictures from ${publicUrl}`)
  const reason = answer ? `it answers ${answer.status} or another file` : 'it does not answer'
  return problem(
    `IMAGES_PUBLIC_URL: ${url} should be the file just written, and ${reason}: let everybody read the bucket there, or remove the setting`,
  )
}
