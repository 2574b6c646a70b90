import type { Category } from '#domain/catalog/category.ts'
import type { Picture } from '#domain/catalog/pictures/picture.ts'
import type { Governorate } from '#domain/geography/governorate.ts'

export interface Store {
  readonly id: number
  readonly name: string
  readonly category: Category
  readonly description: string
  readonly logo: Picture
  readonly cover: Picture
  readonly instagramUrl?: string
  readonly facebookUrl?: string
  /** Where the workshop is. */
  readonly governorate?: Governorate
  readonly town?: string
  /** A few words, such as "Painted pottery". */
  readonly craft?: string
}
