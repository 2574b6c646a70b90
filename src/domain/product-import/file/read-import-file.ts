import { cutText } from '#domain/cut-text.ts'
import { cleanPlainLine } from '#domain/text.ts'
import { decodeText } from './decode-text.ts'
import { headingKey } from './heading-key.ts'
import {
  type FileReading,
  type ImportSource,
  type ImportTable,
  type ImportTableRow,
  maxImportBytes,
  maxImportRows,
} from './import-table.ts'
import { isKnownHeading } from './known-headings.ts'
import { readCsv } from './read-csv.ts'
import { readWorkbook } from './read-workbook.ts'
import { RefusedFile } from './refused-file.ts'
import { maxTitleRows } from './row-collector.ts'

/** Reads a CSV, TSV or XLSX file of any program. Never throws for what a file may contain. */
export async function readImportFile(bytes: Uint8Array): Promise<FileReading> {
  try {
    if (bytes.length > maxImportBytes) throw new RefusedFile('too-large')
    return { outcome: 'read', table: tableOf(await readRows(bytes)) }
  } catch (error) {
    if (error instanceof RefusedFile) return { outcome: 'refused', problem: error.problem }
    throw error
  }
}

async function readRows(bytes: Uint8Array): Promise<readonly ImportTableRow[]> {
  const beginning = String.fromCharCode(...bytes.subarray(0, 8))
  if (beginning.startsWith('PK\x03\x04') || beginning.startsWith('PK\x05\x06')) return readWorkbook(bytes)
  // The container of old workbooks, and of those with a password.
  if (beginning === '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')
    throw new RefusedFile(hasPassword(bytes) ? 'encrypted' : 'other-workbook')
  const text = decodeText(bytes)
  if (text === undefined) throw new RefusedFile('unknown-format')
  // Pages that are named like workbooks.
  if (/^\s*<(!doctype|html|table|\?xml)/i.test(text.slice(0, 1000))) throw new RefusedFile('other-workbook')
  return readCsv(text)
}

function hasPassword(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(
    Buffer.from('EncryptedPackage', 'utf16le'),
  )
}

const maxHeadingLength = 200

function tableOf(rows: readonly ImportTableRow[]): ImportTable {
  const first = rows.slice(0, maxTitleRows).findIndex(({ cells }) => cells.filter(isKnownHeading).length >= 2)
  const [heading, ...others] = rows.slice(Math.max(0, first))
  if (!heading || others.length === 0) throw new RefusedFile('empty')
  if (others.length > maxImportRows) throw new RefusedFile('too-many-rows')
  const headings = heading.cells.map((cell) => cutText(cleanPlainLine(cell), maxHeadingLength))
  return { source: sourceOf(headings), headings, rows: others }
}

/** Headings that only the export of a program has together. */
const signsOfSources: readonly (readonly [ImportSource, readonly string[]])[] = [
  ['shopify', ['handle', 'title', 'option1 value']],
  ['shopify', ['url handle', 'title', 'option1 value']],
  ['shopify', ['handle', 'title', 'variant price']],
  ['woocommerce', ['id', 'type', 'sku', 'parent']],
  ['woocommerce', ['id', 'type', 'ugs', 'parent']],
  ['woocommerce', ['type', 'sku', 'attribute 1 name']],
  ['etsy', ['title', 'currency code', 'image1']],
  ['etsy', ['title', 'currency code', 'variation 1 type']],
]

function sourceOf(headings: readonly string[]): ImportSource {
  const keys = new Set(headings.map(headingKey))
  return signsOfSources.find(([, signs]) => signs.every((sign) => keys.has(sign)))?.[0] ?? 'table'
}
