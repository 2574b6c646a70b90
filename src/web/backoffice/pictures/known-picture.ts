import type { Picture } from '#domain/catalog/picture.ts'
import type { ProductPicture } from '#domain/catalog/product.ts'

/**
 * A picture that a form names, with the size and colour of those known here. One that has just been sent in, by somebody
 * else or without script, is not known yet: its place is that of a card until it has loaded.
 */
export function knownPicture(
  named: Pick<ProductPicture, 'fileName' | 'alt' | 'colorId'>,
  known: readonly Picture[],
): ProductPicture {
  const found = known.find(({ fileName }) => fileName === named.fileName)
  return { width: 4, height: 5, placeholderColor: '#ede3d3', ...found, colorId: undefined, ...named }
}
