import type { ShopCategory } from '#domain/category.ts'
import type { Field } from '#domain/fields/field.ts'
import type { Millimes } from '#domain/money.ts'
import { startOfDay, type TunisDay } from '#domain/tunis-day.ts'
import { governorateMessages } from '#page-messages/governorates.ts'
import { supplyNameMessages } from '#page-messages/supply-names.ts'
import { formatDate, formatLength, formatPrice, formatWeight } from '#web/text/format.ts'
import { categoryNameOf } from '#web/use-categories.ts'

const choiceNames: Readonly<Record<string, string>> = { ...governorateMessages, ...supplyNameMessages }

/** Returns the value of a field in words; empty for none. An id and the name of a file stay as they are. */
export function formatField(
  { kind }: Pick<Field, 'kind'>,
  value: unknown,
  categories: readonly ShopCategory[],
): string {
  if (value === undefined || value === null) return ''
  switch (kind) {
    case 'price':
      return formatPrice(value as Millimes)
    case 'first day':
    case 'last day':
      return formatDate(startOfDay(value as TunisDay))
    case 'millimeters':
      return formatLength(value as number)
    case 'grams':
      return formatWeight(value as number)
    case 'category':
      return categoryNameOf(categories, String(value))
    case 'choice':
      return choiceNames[String(value)] ?? String(value)
    default:
      return String(value)
  }
}
