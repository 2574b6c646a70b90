import { bagsAndJewelry } from './data/bags-and-jewelry.ts'
import { candlesAndScents } from './data/candles-and-scents.ts'
import { categories } from './data/categories.ts'
import { clothesAndShoes } from './data/clothes-and-shoes.ts'
import { colors } from './data/colors.ts'
import { cosmetics } from './data/cosmetics.ts'
import { homeAndKitchen } from './data/home-and-kitchen.ts'
import { kids } from './data/kids.ts'
import { materials } from './data/materials.ts'
import { occasions } from './data/occasions.ts'
import { patterns } from './data/patterns.ts'
import { people } from './data/people.ts'
import { regions } from './data/regions.ts'
import { rooms } from './data/rooms.ts'
import { techniques } from './data/techniques.ts'
import type { ThesaurusEntry } from './entry.ts'

/** The thesaurus of crafts, by theme. docs/catalog-and-search.md says how to add to it. */
export const entries: readonly ThesaurusEntry[] = [
  bagsAndJewelry,
  candlesAndScents,
  categories,
  clothesAndShoes,
  colors,
  cosmetics,
  homeAndKitchen,
  kids,
  materials,
  occasions,
  patterns,
  people,
  regions,
  rooms,
  techniques,
].flat()
