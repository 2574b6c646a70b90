/** Maximum lengths of the texts of a product, in characters. */
export const maxLengths = { name: 120, model: 60, description: 5000, mainColor: 40, part: 40, alt: 250 } as const
