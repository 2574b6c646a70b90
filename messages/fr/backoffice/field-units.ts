import type { Catalog } from '../../catalog.ts'
import type { fieldUnitsMessages as english } from '../../en/backoffice/field-units.ts'

/** Names of fields with the unit in which they are typed, and in which files have them. */
export const fieldUnitsMessages: Catalog<typeof english> = {
  typed: {
    price: (name) => `${name} en dinars`,
    millimeters: (name) => `${name} en cm`,
    grams: (name) => `${name} en grammes`,
  },
  exported: {
    id: (name) => `${name} (n°)`,
    price: (name) => `${name} (DT)`,
    millimeters: (name) => `${name} (mm)`,
    grams: (name) => `${name} (g)`,
  },
}
