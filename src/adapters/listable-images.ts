/** What copying all pictures needs of a store besides reading and writing. */
export interface ListableImages {
  /** Yields the names of all files, in no particular order. */
  listNames(): AsyncIterable<string>
}
