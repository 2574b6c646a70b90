/** Spelled exactly as in customers' links and on the wire. */
export const categories = ['Accessories', 'bags', 'clothing', 'Cosmetics', 'decor', 'kids', 'shoes'] as const

export type Category = (typeof categories)[number]

/** Categories grouped under one name: the four tiles of the home page and the shop menu. */
const collections = {
  'artisanal-decor-craft': ['decor'],
  'handcrafted-accessories': ['Accessories', 'bags', 'shoes', 'clothing'],
  'home-ambiance-essentials': ['Cosmetics', 'decor'],
  'kids-room-wonders': ['kids'],
} as const satisfies Record<string, readonly Category[]>

export type Collection = keyof typeof collections

export const collectionSlugs = Object.keys(collections) as Collection[]

export function isCollection(value: string): value is Collection {
  return Object.hasOwn(collections, value)
}

/** Returns the categories of a `?category=` value; undefined for an unknown one. Ignores case: people retype links. */
export function categoriesOf(value: string): readonly Category[] | undefined {
  const wanted = value.toLowerCase()
  if (isCollection(wanted)) return collections[wanted]
  const category = categories.find((category) => category.toLowerCase() === wanted)
  return category && [category]
}
