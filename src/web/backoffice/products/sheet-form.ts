import { type SheetColumn, type SheetRow, sheetColumns } from '#domain/assortment/sheet.ts'
import { categories } from '#domain/catalog/category.ts'
import { parsePrice } from '#domain/money.ts'
import { cleanLine } from '#domain/text.ts'
import { longest } from './product-limits.ts'

/** What people call the columns, in the languages of their spreadsheets. */
const columnNames: { readonly [Column in SheetColumn]: readonly string[] } = {
  model: ['model', 'modèle', 'modele', 'reference', 'référence', 'ref'],
  name: ['name', 'nom', 'product', 'produit'],
  price: ['price', 'prix', 'price (tnd)', 'prix (tnd)'],
  stock: ['stock', 'pieces', 'pièces', 'quantity', 'quantité', 'qty'],
  category: ['category', 'catégorie', 'categorie'],
  store: ['store', 'boutique', 'magasin'],
}

const mostRows = 500

export type SheetReading =
  | { readonly outcome: 'read'; readonly rows: readonly SheetRow[] }
  | { readonly outcome: 'empty' | 'without-header' | 'too-long' }

/** Reads what was copied out of a spreadsheet: cells divided by tabs, the first row naming the columns. */
export function readSheet(text: string): SheetReading {
  const [header = '', ...lines] = text.replace(/\r\n?/g, '\n').split('\n')
  const divider = header.includes('\t') ? '\t' : ';'
  const columns = header.split(divider).map(columnOf)
  if (!columns.includes('model')) return { outcome: 'without-header' }
  const rows = lines.flatMap((line, index) =>
    line.trim() === '' ? [] : [readRow(line.split(divider), columns, index + 2)],
  )
  if (rows.length === 0) return { outcome: 'empty' }
  return rows.length > mostRows ? { outcome: 'too-long' } : { outcome: 'read', rows }
}

function columnOf(name: string): SheetColumn | undefined {
  const wanted = cleanLine(name).toLowerCase()
  return sheetColumns.find((column) => columnNames[column].includes(wanted))
}

function readRow(cells: readonly string[], columns: readonly (SheetColumn | undefined)[], line: number): SheetRow {
  const cell = (column: SheetColumn) => cleanLine(cells[columns.indexOf(column)] ?? '')
  const [name, price, storeName] = [cell('name'), parsePrice(cell('price')), cell('store')]
  const stock = /^\d{1,6}$/.test(cell('stock')) ? Number(cell('stock')) : undefined
  const category = categories.find((category) => category.toLowerCase() === cell('category').toLowerCase())
  const unreadable = sheetColumns.filter(
    (column) =>
      (column === 'price' && cell('price') !== '' && price === undefined) ||
      (column === 'stock' && cell('stock') !== '' && stock === undefined) ||
      (column === 'category' && cell('category') !== '' && !category) ||
      (column === 'name' && name.length > longest.name) ||
      (column === 'model' && cell('model').length > longest.model),
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
