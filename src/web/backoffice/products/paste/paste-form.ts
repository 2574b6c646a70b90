import { type PasteColumn, type PastedRow, pasteColumns } from '#domain/catalog/pasted-rows/pasted-row.ts'
import type { StoredCategory } from '#domain/categories/list-categories.ts'
import { type Category, offeredCategories } from '#domain/category.ts'
import { cutText } from '#domain/cut-text.ts'
import { productFields } from '#domain/fields/product-fields.ts'
import { parsePrice } from '#domain/parse-price.ts'
import { latinDigits } from '#domain/phone.ts'
import { cleanLine, cleanPlainLine, comparableName } from '#domain/text.ts'
import { cellsWithoutHeading, parsePastedCells } from '#web/backoffice/csv/parse-pasted-cells.ts'
import { allNamesOf } from '#web/localize-categories.ts'

/** Names of the columns in the languages of the spreadsheets, in lower case. */
const columnNames: { readonly [Column in PasteColumn]: readonly string[] } = {
  model: ['model', 'modèle', 'modele', 'reference', 'référence', 'ref', 'المرجع', 'مرجع'],
  name: ['name', 'nom', 'product', 'produit', 'الاسم', 'اسم', 'المنتج'],
  price: ['price', 'prix', 'price (tnd)', 'prix (tnd)', 'prix (dt)', 'السعر', 'سعر', 'الثمن', 'السعر (د.ت)'],
  stock: ['stock', 'pieces', 'pièces', 'quantity', 'quantité', 'qty', 'المخزون', 'عدد القطع', 'القطع', 'الكمية'],
  category: ['category', 'catégorie', 'categorie', 'الصنف', 'صنف'],
  store: ['store', 'boutique', 'magasin', 'atelier', 'الورشة', 'ورشة'],
}

const maxRows = 500

export type PasteReading =
  | { readonly outcome: 'read'; readonly rows: readonly PastedRow[] }
  | { readonly outcome: 'empty' | 'without-header' | 'repeated-column' | 'too-long' }

/** Reads rows pasted from a spreadsheet, with the column names in the first row. */
export function readPastedRows(text: string, categories: readonly StoredCategory[]): PasteReading {
  const [header = [], ...others] = parsePastedCells(text)
  const columns = header.map(columnOf)
  if (!columns.includes('model')) return { outcome: 'without-header' }
  const known = columns.filter((column) => column !== undefined)
  if (new Set(known).size < known.length) return { outcome: 'repeated-column' }
  const rows = others.flatMap((cells, index) =>
    cells.every((cell) => cell.trim() === '')
      ? []
      : [readRow(cells, columns, { line: index + 2, unnamed: unnamedIn(cells, header) }, categories)],
  )
  if (rows.length === 0) return { outcome: 'empty' }
  return rows.length > maxRows ? { outcome: 'too-long' } : { outcome: 'read', rows }
}

function columnOf(name: string): PasteColumn | undefined {
  const wanted = comparableName(name)
  return pasteColumns.find((column) => columnNames[column].includes(wanted))
}

/** At most so many cells are named, each cut to so many characters. */
const maxShownCells = 3
const maxShownCell = 60

function unnamedIn(cells: readonly string[], header: readonly string[]) {
  const found = cellsWithoutHeading(cells, header).slice(0, maxShownCells)
  return found.map((text) => ({ text: cutText(cleanPlainLine(text), maxShownCell) }))
}

function readRow(
  cells: readonly string[],
  columns: readonly (PasteColumn | undefined)[],
  place: Pick<PastedRow, 'line' | 'unnamed'>,
  categories: readonly StoredCategory[],
): PastedRow {
  const typed = (column: PasteColumn) => cells[columns.indexOf(column)] ?? ''
  const cell = (column: PasteColumn) => cleanPlainLine(typed(column))
  const [name, storeName] = [cleanLine(typed('name')), cell('store')]
  const amount = parsePrice(cell('price'))
  const stockDigits = latinDigits(cell('stock'))
  const stock = /^\d{1,6}$/.test(stockDigits) ? Number(stockDigits) : undefined
  const category = categoryNamed(categories, cell('category'))
  const unreadable = pasteColumns.filter(
    (column) =>
      (column === 'price' && cell('price') !== '' && amount === undefined) ||
      (column === 'stock' && cell('stock') !== '' && stock === undefined) ||
      (column === 'category' && cell('category') !== '' && !category) ||
      (column === 'name' && name.length > productFields.name.maxLength) ||
      (column === 'model' && cell('model').length > productFields.model.maxLength),
  )
  return {
    ...place,
    model: cell('model'),
    ...(name && { name }),
    ...(amount !== undefined && { price: { amount, text: cell('price') } }),
    ...(stock !== undefined && { stock }),
    ...(category && { category }),
    ...(storeName && { storeName }),
    unreadable: unreadable.map((column) => ({ column, text: cutText(cell(column), maxShownCell) })),
  }
}

/** Finds an offered category by its slug or its name in any language: a table comes from somebody else's program. */
function categoryNamed(categories: readonly StoredCategory[], name: string): Category | undefined {
  const wanted = comparableName(name)
  return offeredCategories(categories).find((category) =>
    allNamesOf(category).some((known) => comparableName(known) === wanted),
  )?.slug
}
