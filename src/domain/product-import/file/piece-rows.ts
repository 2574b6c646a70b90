import type { Locale } from '#domain/locale.ts'
import { sha256 } from '#domain/sha256.ts'
import { comparableName } from '#domain/text.ts'
import type { RefusalReason } from './import-plan.ts'
import type { ImportTableRow } from './import-table.ts'

/** The rows of one piece, as the program that wrote them means them. */
export interface PieceRows {
  readonly key: string
  readonly rows: readonly ImportTableRow[]
  /** The row with the texts of the piece. */
  readonly main: ImportTableRow
  /** At least one. */
  readonly variants: readonly VariantRow[]
  readonly pictures: readonly PictureCell[]
  /** Instead of that of the column. */
  readonly description?: string
  readonly mainColor?: string
  /** Why it becomes no piece, whatever its cells say. */
  readonly refusal?: RefusalReason | undefined
}

export interface VariantRow {
  readonly row: ImportTableRow
  /** Empty where sizes are not told apart; several where one row stands for all of them. */
  readonly sizes: readonly PartCell[]
  readonly colors: readonly PartCell[]
  /** Its stock is not in its own row. */
  readonly hasNoStock?: boolean
}

export interface PartCell {
  readonly name: string
  readonly translations?: { readonly [Language in Locale]?: string }
}

export interface PictureCell {
  readonly text: string
  readonly alt?: string
  /** The name of the color that it shows. */
  readonly color?: string | undefined
}

const maxKeyLength = 150

/** Returns the key of a piece by what identifies it, which may be of any length. */
export function pieceKey(kind: 'handle' | 'id' | 'model' | 'name', value: string): string {
  const comparable = comparableName(value)
  return `${kind}:${comparable.length > maxKeyLength ? sha256(comparable).toString('hex') : comparable}`
}

const colorNames = /^(?:colou?rs?|couleurs?|coloris|teintes?|(?:ال)?لون|(?:ال)?ألوان)$/iu

/** An option of a program, such as `Color` with the value `Blue`. */
export interface Option {
  readonly name: string
  readonly values: readonly string[]
}

/** Returns the colors of options, and of all others the sizes: a size is what its values say together. */
export function partsOf(options: readonly Option[]): Pick<VariantRow, 'sizes' | 'colors'> {
  const filled = options.filter(({ values }) => values.length > 0)
  const color = filled.find(({ name }) => colorNames.test(name.trim()))
  const others = filled.filter((option) => option !== color)
  const sizes = others.reduce<readonly string[]>((before, { values }) => {
    if (before.length === 0) return values
    // Beyond what a piece may have, more combinations only take time.
    return before.flatMap((name) => values.map((value) => `${name} / ${value}`)).slice(0, 1000)
  }, [])
  return { sizes: sizes.map((name) => ({ name })), colors: (color?.values ?? []).map((name) => ({ name })) }
}
