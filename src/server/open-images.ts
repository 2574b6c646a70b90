import path from 'node:path'
import { imagesInBucket } from '#adapters/images-bucket.ts'
import { imagesInFolder, prepareImagesFolder } from '#adapters/images-folder.ts'
import type { ImageStore } from '#domain/catalog/pictures/image-store.ts'
import type { Config } from './config.ts'
import { type DiskSpace, saveWithDiskSpace } from './disk-space.ts'

/** Returns the folder of the pictures in a data directory. */
export function pictureDirectory({ dataDirectory }: Pick<Config, 'dataDirectory'>): string {
  return path.join(dataDirectory, 'pictures')
}

/**
 * Opens the bucket of the pictures, or their folder, which it prepares. Throws BucketClientMissing.
 */
export async function openImages(
  config: Pick<Config, 'dataDirectory' | 'images'>,
  disk: DiskSpace,
): Promise<ImageStore> {
  if (config.images) return imagesInBucket(config.images.place, config.images)
  const directory = pictureDirectory(config)
  await prepareImagesFolder(directory)
  return saveWithDiskSpace(imagesInFolder(directory), disk)
}
