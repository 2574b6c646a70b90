/** Maximum lengths of the texts of a product, in characters. */
export { maxProductTextLengths as maxLengths } from '#domain/text-lengths.ts'
