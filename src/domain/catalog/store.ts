import type { Governorate } from '../orders/governorate.ts'
import type { Category } from './category.ts'
import type { Picture } from './picture.ts'

export interface Store {
  readonly id: number
  readonly name: string
  readonly category: Category
  readonly description: string
  readonly logo: Picture
  readonly cover: Picture
  readonly instagramUrl?: string
  readonly facebookUrl?: string
  /** Where the maker works. */
  readonly governorate?: Governorate
  readonly town?: string
  /** What the maker works at, in a few words, such as "Painted pottery". */
  readonly craft?: string
}
