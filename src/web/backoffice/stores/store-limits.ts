/** The most a person may write about a store, in characters. */
export const longest = { name: 80, description: 3000, craft: 60, town: 60 } as const
