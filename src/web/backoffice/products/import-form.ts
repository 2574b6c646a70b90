import { type Category, categories } from '#domain/catalog/category.ts'
import { type ImportColumn, type ImportRow, importColumns } from '#domain/catalog/import/import-row.ts'
import { parsePrice } from '#domain/money.ts'
import { cleanLine, cleanPlainLine, comparableName } from '#domain/text.ts'
import { categoryMessages } from '#page-messages/categories.ts'
import { parsePastedCells } from '#web/backoffice/csv/parse-pasted-cells.ts'
import { maxLengths } from './product-limits.ts'

/** Names of the columns in the languages of the spreadsheets, in lower case. */
const columnNames: { readonly [Column in ImportColumn]: readonly string[] } = {
  model: ['model', 'modèle', 'modele', 'reference', 'référence', 'ref', 'المرجع', 'مرجع'],
  name: ['name', 'nom', 'product', 'produit', 'الاسم', 'اسم', 'المنتج'],
  price: ['price', 'prix', 'price (tnd)', 'prix (tnd)', 'prix (dt)', 'السعر', 'سعر', 'الثمن', 'السعر (د.ت)'],
  stock: ['stock', 'pieces', 'pièces', 'quantity', 'quantité', 'qty', 'المخزون', 'عدد القطع', 'القطع', 'الكمية'],
  category: ['category', 'catégorie', 'categorie', 'الصنف', 'صنف'],
  store: ['store', 'boutique', 'magasin', 'atelier', 'الورشة', 'ورشة'],
}

const maxRows = 500

export type ImportReading =
  | { readonly outcome: 'read'; readonly rows: readonly ImportRow[] }
  | { readonly outcome: 'empty' | 'without-header' | 'too-long' }

/** Reads rows pasted from a spreadsheet, with the column names in the first row. */
export function readImport(text: string): ImportReading {
  const [header = [], ...others] = parsePastedCells(text)
  const columns = header.map(columnOf)
  if (!columns.includes('model')) return { outcome: 'without-header' }
  const rows = others.flatMap((cells, index) =>
    cells.every((cell) => cell.trim() === '') ? [] : [readRow(cells, columns, index + 2)],
  )
  if (rows.length === 0) return { outcome: 'empty' }
  return rows.length > maxRows ? { outcome: 'too-long' } : { outcome: 'read', rows }
}

function columnOf(name: string): ImportColumn | undefined {
  const wanted = comparableName(name)
  return importColumns.find((column) => columnNames[column].includes(wanted))
}

function readRow(cells: readonly string[], columns: readonly (ImportColumn | undefined)[], line: number): ImportRow {
  const typed = (column: ImportColumn) => cells[columns.indexOf(column)] ?? ''
  const cell = (column: ImportColumn) => cleanPlainLine(typed(column))
  const [name, price, storeName] = [cleanLine(typed('name')), parsePrice(cell('price')), cell('store')]
  const stock = /^\d{1,6}$/.test(cell('stock')) ? Number(cell('stock')) : undefined
  const category = categoryNamed(cell('category'))
  const unreadable = importColumns.filter(
    (column) =>
      (column === 'price' && cell('price') !== '' && price === undefined) ||
      (column === 'stock' && cell('stock') !== '' && stock === undefined) ||
      (column === 'category' && cell('category') !== '' && !category) ||
      (column === 'name' && name.length > maxLengths.name) ||
      (column === 'model' && cell('model').length > maxLengths.model),
  )
  return {
    line,
    model: cell('model'),
    ...(name && { name }),
    ...(price !== undefined && { price }),
    ...(stock !== undefined && { stock }),
    ...(category && { category }),
    ...(storeName && { storeName }),
    unreadable,
  }
}

/** Finds a category by its stored name or its name in the language of the page. */
function categoryNamed(name: string): Category | undefined {
  const wanted = name.toLowerCase()
  return categories.find((category) =>
    [category, categoryMessages[category]].some((known) => known.toLowerCase() === wanted),
  )
}
