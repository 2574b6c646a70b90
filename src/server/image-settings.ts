import { z } from 'zod'
import type { BucketPlace } from '#buckets/open-bucket.ts'
import { type bucketServerFields, isBucketUrl, readBucketUrl } from './bucket-setting.ts'

/** The bucket of the pictures. */
export interface ImageSettings {
  readonly place: BucketPlace
  /**
   * The URL below which everybody reads the bucket, ending with a slash; absent: browsers get pictures from the shop.
   */
  readonly publicUrl?: string
}

/** The settings about pictures, to be read along with all others. */
export const imageFields = {
  IMAGES_URL: z.string().refine(isBucketUrl, { error: 'must be s3://BUCKET/FOLDER' }).optional(),
  IMAGES_PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must look like https://pictures.example' })
    .refine((url) => !/[?#]/.test(url), 'must have no query')
    .transform((url) => url.replace(/\/*$/, '/'))
    .optional(),
}

type ImageFields = z.output<z.ZodObject<typeof imageFields & typeof bucketServerFields>>

/** Refuses a public URL of a bucket that is not set. */
export function requireImageSettings({ IMAGES_URL, IMAGES_PUBLIC_URL }: ImageFields, context: z.RefinementCtx): void {
  if (IMAGES_PUBLIC_URL === undefined || IMAGES_URL !== undefined) return
  context.addIssue({ code: 'custom', path: ['IMAGES_PUBLIC_URL'], message: 'it needs IMAGES_URL' })
}

/** Returns undefined when the pictures are in the data directory. */
export function readImageSettings(fields: ImageFields): ImageSettings | undefined {
  const { IMAGES_URL, IMAGES_PUBLIC_URL } = fields
  const place = IMAGES_URL === undefined ? undefined : readBucketUrl(IMAGES_URL, fields)
  return place && { place, ...(IMAGES_PUBLIC_URL !== undefined && { publicUrl: IMAGES_PUBLIC_URL }) }
}
