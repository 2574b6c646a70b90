import { maxPictureBytes } from '#domain/catalog/pictures/picture-decoder.ts'
import { readMultipartUpTo } from '#web/forms/read-multipart.ts'

/** Limit of all fields other than the picture. */
const maxFieldBytes = 1024 * 1024

/**
 * Reads a multipart form whose last field may be a picture. A file that is too large is cut off, is still larger than
 * `maxPictureBytes` and refused for that, and the other fields are complete.
 */
export async function readPictureForm(request: Request): Promise<FormData> {
  return (await readMultipartUpTo(maxPictureBytes + maxFieldBytes, request)).form
}
