import { type Category, maxCategories } from '#domain/category.ts'
import { cutText } from '#domain/cut-text.ts'
import { cleanPlainLine, comparableName } from '#domain/text.ts'
import { headingKey } from './heading-key.ts'
import type { ImportChoices, ImportShop } from './import-choices.ts'
import type { CategoryInFile } from './import-plan.ts'

const maxNameLength = 200
const maxShown = 200

/** Finds the categories of the shop for those of a file, and counts them. */
export class CategoryMap {
  readonly #chosen = new Map<string, Category | ''>()
  readonly #known = new Map<string, Category>()
  readonly #found = new Map<string, { name: string; count: number; category: Category | '' | undefined }>()

  constructor({ categories }: ImportChoices, shop: ImportShop) {
    const offered = new Set(shop.categories.map(({ slug }) => slug))
    for (const [name, category] of Object.entries(categories))
      if (category === '' || offered.has(category)) this.#chosen.set(comparableName(name), category)
    for (const { slug, names } of shop.categories)
      for (const name of [slug, ...names]) this.#known.set(headingKey(name), slug)
  }

  /** Returns the category of a piece: '' for one that is not taken, undefined for one that is to be asked about. */
  find(cell: string): Category | '' | undefined {
    const name = cutText(cleanPlainLine(cell.slice(0, maxNameLength * 5)), maxNameLength)
    const key = comparableName(name)
    const found = this.#found.get(key) ?? { name, count: 0, category: this.#categoryOf(name) }
    found.count += 1
    this.#found.set(key, found)
    return found.category
  }

  /** `Home > Decor, Bags`: several of them, each with those it belongs to. */
  #categoryOf(name: string): Category | '' | undefined {
    const whole = this.#chosen.get(comparableName(name)) ?? this.#known.get(headingKey(name))
    if (whole !== undefined) return whole
    const parts = name.split(/(?<!\\),/, maxCategories).map((part) => part.replaceAll('\\,', ','))
    const steps = parts.flatMap((part) => [part, ...part.split('>', maxCategories).reverse()])
    const found = steps.map((step) => this.#chosen.get(comparableName(step)) ?? this.#known.get(headingKey(step)))
    return name === '' ? undefined : found.find((category) => category !== undefined)
  }

  /** Returns the categories of the file, the most frequent first. */
  all(): readonly CategoryInFile[] {
    const found = [...this.#found.values()].sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    const asked = found.filter(({ category }) => category === undefined)
    return [...asked, ...found.filter(({ category }) => category !== undefined)].slice(0, maxShown)
  }
}
