import { type CopyShape, copyName } from '#domain/catalog/pictures/picture.ts'
import { apiPath } from './file-paths.ts'

/** The call of the API below which pictures are served by their file name. */
export const picturesPath = `${apiPath}image/`

export function picturePath(fileName: string): string {
  return picturesPath + fileName
}

/** Returns the path of a copy. Until the copy is made, the picture itself is served there. */
export function copyPath(fileName: string, copy: CopyShape): string {
  return picturePath(copyName(fileName, copy))
}

/** Returns the path of a small JPEG for when only the file name is known. `width` is pixels. */
export function thumbnailPath(fileName: string, width: 320 | 640 = 320): string {
  return copyPath(fileName, { width, format: 'jpg' })
}
