import { z } from 'zod'
import type { BucketPlace } from '#buckets/open-bucket.ts'

/** The folder in a bucket has plain names, none of which begins with a dot. */
const bucketPattern = /^s3:\/\/(?<bucket>[a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?<prefix>(\/[\w-][\w.-]*)*)\/?$/

const url = z.url({ protocol: /^https?$/, error: 'must look like https://s3.example' })

/** The settings of the S3 server. Its client reads these and its other variables by itself. */
export const bucketServerFields = {
  AWS_ENDPOINT_URL: url.optional(),
  AWS_ENDPOINT_URL_S3: url.optional(),
}

type BucketServerFields = z.output<z.ZodObject<typeof bucketServerFields>>

export function isBucketUrl(text: string): boolean {
  return bucketPattern.test(text)
}

/** Returns the bucket of `s3://BUCKET/FOLDER`; undefined for any other text. */
export function readBucketUrl(text: string, server: BucketServerFields): BucketPlace | undefined {
  const { bucket, prefix = '' } = bucketPattern.exec(text)?.groups ?? {}
  if (bucket === undefined) return undefined
  const isAmazon = (server.AWS_ENDPOINT_URL_S3 ?? server.AWS_ENDPOINT_URL) === undefined
  return { bucket, prefix: prefix && `${prefix.slice(1)}/`, hasHostName: isAmazon }
}
