import { type Locale, locales } from '#domain/locale.ts'
import { comparableName } from '#domain/text.ts'
import type { CellReader } from './cell-reader.ts'
import type { ImportSource, ImportTableRow } from './import-table.ts'
import {
  type Option,
  type PartCell,
  type PictureCell,
  type PieceRows,
  partsOf,
  pieceKey,
  type VariantRow,
} from './piece-rows.ts'

/** Returns the rows of each piece, in the order of their first ones. */
export function groupRows(reader: CellReader): readonly PieceRows[] {
  return groupings[reader.table.source](reader)
}

const groupings: Readonly<Record<ImportSource, (reader: CellReader) => PieceRows[]>> = {
  shopify: piecesOfShopify,
  woocommerce: piecesOfWooCommerce,
  etsy: piecesOfEtsy,
  table: piecesOfTable,
}

/** Rows with the same handle are a product: the first has its texts, each variant and each picture has a row. */
function piecesOfShopify(reader: CellReader): PieceRows[] {
  const [byHandle, without] = grouped(reader.table.rows, (row) => comparableName(reader.text(row, 'group')))
  return [
    ...without.map((row) => ({ ...single('', row), refusal: { kind: 'group-missing' as const } })),
    ...[...byHandle].map(([handle, rows]) => pieceOfShopify(reader, handle, rows)),
  ]
}

const optionNumbers = [1, 2, 3] as const

function pieceOfShopify(reader: CellReader, handle: string, rows: readonly ImportTableRow[]): PieceRows {
  const main = rows.find((row) => reader.text(row, 'name').trim() !== '') ?? (rows[0] as ImportTableRow)
  const hasVariant = (row: ImportTableRow) =>
    row === main || reader.text(row, 'price').trim() !== '' || reader.textUnder(row, 'option1 value').trim() !== ''
  const variants = rows.filter(hasVariant).map((row) => ({ row, ...partsOf(optionsOf(row)) }))
  function optionsOf(row: ImportTableRow): Option[] {
    const options = optionNumbers.map((number) => ({
      name: reader.textUnder(main, `option${number} name`),
      values: listed(reader.textUnder(row, `option${number} value`)),
    }))
    // Of a product without variants.
    return options.filter(({ values }) => values[0]?.toLowerCase() !== 'default title')
  }
  const position = (row: ImportTableRow) => Number(reader.textUnder(row, 'image position')) || Number.POSITIVE_INFINITY
  const ofProduct = [...rows]
    .sort((a, b) => (position(a) === position(b) ? 0 : position(a) - position(b)))
    .flatMap((row) => reader.pictures(row).map((text) => ({ text, alt: reader.textUnder(row, 'image alt text') })))
  const ofVariants = variants.map(({ row, colors }) => ({
    text: reader.textUnder(row, 'variant image', 'variant image url'),
    color: colors[0]?.name,
  }))
  return { key: pieceKey('handle', handle), rows, main, variants, pictures: [...ofProduct, ...ofVariants] }
}

/** A variable product and its variations are rows of their own; a variation names its product by id or SKU. */
function piecesOfWooCommerce(reader: CellReader): PieceRows[] {
  const kindsOf = (row: ImportTableRow) =>
    reader
      .textUnder(row, 'type')
      .toLowerCase()
      .split(',')
      .map((kind) => kind.trim())
  const isVariation = (row: ImportTableRow) => kindsOf(row).includes('variation')
  const products = reader.table.rows.filter((row) => !isVariation(row))
  const variations = new Map<ImportTableRow, ImportTableRow[]>(products.map((row) => [row, []]))
  const byName = new Map<string, ImportTableRow>()
  for (const row of products) {
    const sku = comparableName(reader.textUnder(row, 'sku', 'ugs'))
    if (sku !== '') byName.set(sku, row)
  }
  for (const row of products) byName.set(`id:${reader.textUnder(row, 'id').trim()}`, row)
  const orphans: PieceRows[] = []
  for (const row of reader.table.rows.filter(isVariation)) {
    const parent = reader.textUnder(row, 'parent').trim()
    const product = byName.get(comparableName(parent))
    if (product) variations.get(product)?.push(row)
    else orphans.push({ ...single('', row), refusal: { kind: 'parent-missing', text: parent } })
  }
  const pieces = [...variations].map(([product, variations]) => {
    const kind = kindsOf(product).find((kind) => !['', 'simple', 'variable'].includes(kind))
    const piece = pieceOfWooCommerce(reader, product, variations)
    return kind === undefined ? piece : { ...piece, refusal: { kind: 'kind-not-taken' as const, text: kind } }
  })
  return [...orphans, ...pieces]
}

const maxAttributes = 10

function pieceOfWooCommerce(
  reader: CellReader,
  product: ImportTableRow,
  variations: readonly ImportTableRow[],
): PieceRows {
  const [id, sku] = [reader.textUnder(product, 'id').trim(), reader.textUnder(product, 'sku', 'ugs').trim()]
  const key = id ? pieceKey('id', id) : sku ? pieceKey('model', sku) : pieceKey('name', reader.text(product, 'name'))
  const attributes = attributesOf(reader, product)
  const variants: VariantRow[] = variations.map((row) => {
    const own = attributesOf(reader, row).map((option, index) => ({
      ...option,
      name: option.name || (attributes[index]?.name ?? ''),
    }))
    return { row, ...partsOf(own), hasNoStock: reader.text(row, 'stock').trim() === 'parent' }
  })
  const { colors } = partsOf(attributes)
  const description =
    reader.text(product, 'description').trim() || reader.textUnder(product, 'short description', 'description courte')
  return {
    ...{ key, rows: [product, ...variations], main: product },
    variants: variants.length > 0 ? variants : [{ row: product, sizes: [], colors: [] }],
    pictures: [
      ...reader.pictures(product).map((text) => ({ text })),
      ...variants.flatMap(({ row, colors }) => reader.pictures(row).map((text) => ({ text, color: colors[0]?.name }))),
    ],
    // The export writes line breaks as two characters.
    description: description.replaceAll('\\n', '\n'),
    // Attributes of a simple product describe it; there is nothing to choose.
    ...(variants.length === 0 && colors.length === 1 && { mainColor: colors[0]?.name ?? '' }),
  }
}

function attributesOf(reader: CellReader, row: ImportTableRow): Option[] {
  return Array.from({ length: maxAttributes }, (_, index) => ({
    name: reader.textUnder(row, `attribute ${index + 1} name`, `nom de l attribut ${index + 1}`),
    values: listed(
      reader.textUnder(row, `attribute ${index + 1} value s`, `valeur s de l attribut ${index + 1}`),
      /(?<!\\),/,
    ).map((value) => value.replaceAll('\\,', ',')),
  }))
}

/** A listing is a row; its variations are lists. Etsy writes no id of the listing. */
function piecesOfEtsy(reader: CellReader): PieceRows[] {
  return reader.table.rows.map((row) => {
    const options = [1, 2].map((number) => ({
      name: reader.textUnder(row, `variation ${number} name`) || reader.textUnder(row, `variation ${number} type`),
      values: listed(reader.textUnder(row, `variation ${number} values`), ','),
    }))
    return {
      ...single(pieceKey('name', reader.text(row, 'name')), row, reader),
      variants: [{ row, ...partsOf(options) }],
    }
  })
}

/**
 * Rows with the same value in the column that groups are a piece; without such a column those with the same name, where
 * there is a size or a color. A row without either goes on with the piece above, as in sheets with merged cells.
 */
function piecesOfTable(reader: CellReader): PieceRows[] {
  const hasParts = reader.has('size') || reader.has('color')
  const groups = new Map<string, ImportTableRow[]>()
  const pieces: ImportTableRow[][] = []
  const keys = new Map<ImportTableRow[], string>()
  let above: ImportTableRow[] | undefined
  for (const row of reader.table.rows) {
    const [group, name, model] = (['group', 'name', 'model'] as const).map((field) => reader.text(row, field).trim())
    if (above && !name && !group && isContinued(row)) {
      above.push(row)
      continue
    }
    const byRow = model ? pieceKey('model', model) : pieceKey('name', name ?? '')
    const byGroup = group ? pieceKey('handle', group) : hasParts && name ? pieceKey('name', name) : undefined
    above = byGroup === undefined ? undefined : groups.get(byGroup)
    if (above) above.push(row)
    else {
      above = [row]
      pieces.push(above)
      keys.set(above, byGroup ?? byRow)
      if (byGroup !== undefined) groups.set(byGroup, above)
    }
  }
  function isContinued(row: ImportTableRow): boolean {
    const isFilled = (field: 'size' | 'color' | 'price') => reader.text(row, field).trim() !== ''
    return isFilled('size') || isFilled('color') || (!isFilled('price') && reader.pictures(row).length > 0)
  }
  return pieces.map((rows) => pieceOfTable(reader, keys.get(rows) ?? '', rows))
}

function pieceOfTable(reader: CellReader, key: string, rows: readonly ImportTableRow[]): PieceRows {
  const main = rows.find((row) => reader.text(row, 'name').trim() !== '') ?? (rows[0] as ImportTableRow)
  const hasVariant = (row: ImportTableRow) =>
    row === main ||
    (['size', 'color', 'price', 'stock'] as const).some((field) => reader.text(row, field).trim() !== '')
  const variants = rows.filter(hasVariant).map((row) => ({
    row,
    sizes: partCells(reader, row, 'size'),
    colors: partCells(reader, row, 'color'),
  }))
  const colorOf = new Map(variants.map(({ row, colors }) => [row, colors.length === 1 ? colors[0]?.name : undefined]))
  const pictures = rows.flatMap((row) => reader.pictures(row).map((text) => ({ text, color: colorOf.get(row) })))
  return { key, rows, main, variants, pictures }
}

/** A comma between digits is that of decimals: `37,5`. */
const betweenParts = /[;|\n]|,(?!\d)|(?<!\d),/

function partCells(reader: CellReader, row: ImportTableRow, field: 'size' | 'color'): PartCell[] {
  const names = listed(reader.text(row, field), betweenParts)
  const translated = locales
    .map((locale) => [locale, listed(reader.text(row, `${field}.${locale}`), betweenParts)] as const)
    .filter(([, texts]) => texts.length === names.length)
  return names.map((name, index) => {
    const translations = translated.map(([locale, texts]) => [locale, texts[index] ?? ''] as const)
    return { name, translations: Object.fromEntries(translations) as { [Language in Locale]?: string } }
  })
}

function single(key: string, row: ImportTableRow, reader?: CellReader): PieceRows {
  const pictures: PictureCell[] = reader ? reader.pictures(row).map((text) => ({ text })) : []
  return { key, rows: [row], main: row, variants: [{ row, sizes: [], colors: [] }], pictures }
}

/** What is read of a list, in characters: a piece has at most a hundred sizes. */
const maxListLength = 20_000

/** Returns what a cell lists, without what is empty. */
function listed(cell: string, separator?: string | RegExp): string[] {
  const values = separator === undefined ? [cell] : cell.slice(0, maxListLength).split(separator)
  return values.map((value) => value.trim()).filter((value) => value !== '')
}

function grouped(
  rows: readonly ImportTableRow[],
  keyOf: (row: ImportTableRow) => string,
): readonly [ReadonlyMap<string, readonly ImportTableRow[]>, readonly ImportTableRow[]] {
  const groups = Map.groupBy(rows, keyOf)
  const without = groups.get('') ?? []
  groups.delete('')
  return [groups, without]
}
