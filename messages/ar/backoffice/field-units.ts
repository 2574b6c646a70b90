import type { Catalog } from '../../catalog.ts'
import type { fieldUnitsMessages as english } from '../../en/backoffice/field-units.ts'

/** Names of fields with the unit in which they are typed, and in which files have them. */
export const fieldUnitsMessages: Catalog<typeof english> = {
  typed: {
    price: (name) => `${name} بالدينار`,
    millimeters: (name) => `${name} بالسنتيمتر`,
    grams: (name) => `${name} بالغرام`,
  },
  exported: {
    id: (name) => `${name} (المعرف)`,
    price: (name) => `${name} (د.ت)`,
    millimeters: (name) => `${name} (مم)`,
    grams: (name) => `${name} (غ)`,
  },
}
