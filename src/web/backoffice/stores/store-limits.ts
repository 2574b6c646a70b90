/** Maximum lengths of the texts of a store, in characters. */
export const maxLengths = { name: 80, description: 3000, craft: 60, town: 60 } as const
