import { getPicture, type PictureFile } from '#domain/catalog/pictures/get-picture.ts'

/** Returns a picture with all its bytes. */
export async function getWholePicture(
  ...given: Parameters<typeof getPicture>
): Promise<PictureFile & { readonly bytes: Uint8Array }> {
  const picture = await getPicture(...given)
  return { ...picture, bytes: Buffer.concat(await Array.fromAsync(picture.content)) }
}
