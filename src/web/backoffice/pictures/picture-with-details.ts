import type { Picture } from '#domain/catalog/pictures/picture.ts'
import type { ProductPicture } from '#domain/catalog/product.ts'

/**
 * Returns a picture that a form names, with its size and placeholder color if it is in `known`. Another one, uploaded
 * by somebody else or without JavaScript, gets the proportions of a product card until it has loaded.
 */
export function pictureWithDetails(
  named: Pick<ProductPicture, 'fileName' | 'alt' | 'colorId'>,
  known: readonly Picture[],
): ProductPicture {
  const found = known.find(({ fileName }) => fileName === named.fileName)
  return { width: 4, height: 5, placeholderColor: '#ede3d3', ...found, colorId: undefined, ...named }
}
