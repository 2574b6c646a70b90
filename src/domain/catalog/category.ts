/** The shop's shelves, spelled exactly as customers' links and the wire spell them. */
export const categories = ['Accessories', 'bags', 'clothing', 'Cosmetics', 'decor', 'kids', 'shoes'] as const

export type Category = (typeof categories)[number]

/** Shelves shown together under one name: the four tiles of the home page and the shop menu. */
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

/** The shelves behind a `?category=` value, or undefined when it names none. Case is ignored, links get retyped. */
export function categoriesOf(value: string): readonly Category[] | undefined {
  const wanted = value.toLowerCase()
  if (isCollection(wanted)) return collections[wanted]
  const category = categories.find((category) => category.toLowerCase() === wanted)
  return category && [category]
}
