/** Names of fields with the unit in which they are typed, and in which files have them. */
export const fieldUnitsMessages = {
  typed: {
    price: (name: string) => `${name} in dinars`,
    millimeters: (name: string) => `${name} in cm`,
    grams: (name: string) => `${name} in grams`,
  },
  exported: {
    id: (name: string) => `${name} (id)`,
    price: (name: string) => `${name} (TND)`,
    millimeters: (name: string) => `${name} (mm)`,
    grams: (name: string) => `${name} (g)`,
  },
}
