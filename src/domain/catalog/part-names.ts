import { comparableName } from '#domain/text.ts'

/**
 * What is wrong with the names of the sizes or colors of a product: one is missing, or two are the same but for
 * capitals and the kind of spaces.
 */
export type PartNamesProblem = 'required' | 'twice'

/** A single size may have no name, because there is nothing to choose. */
export function partNamesProblem(
  kind: 'sizes' | 'colors',
  parts: readonly { readonly name: string }[],
): PartNamesProblem | undefined {
  const names = parts.map(({ name }) => comparableName(name))
  const mayBeEmpty = kind === 'sizes' && parts.length === 1
  if (names.includes('') && !mayBeEmpty) return 'required'
  return new Set(names).size < names.length ? 'twice' : undefined
}
