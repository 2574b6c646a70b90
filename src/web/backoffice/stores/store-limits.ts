/** Maximum lengths of the texts of a store, in characters. */
export { maxStoreTextLengths as maxLengths } from '#domain/text-lengths.ts'
