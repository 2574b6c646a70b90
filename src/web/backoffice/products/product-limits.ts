/** The most a person may write about a product, in characters. */
export const longest = { name: 120, model: 60, description: 5000, mainColor: 40, part: 40, alt: 250 } as const
