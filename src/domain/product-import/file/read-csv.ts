import { CsvError, parse } from 'csv-parse/sync'
import { unescapeFormula } from '#domain/spreadsheet-text.ts'
import { type ImportTableRow, maxImportColumns } from './import-table.ts'
import { RefusedFile } from './refused-file.ts'
import { RowCollector } from './row-collector.ts'

/** In the order in which they are taken where a file does not decide. */
const separators = ['\t', ';', ',', '|']

/** Rows with the empty ones, which take time too. */
const maxLines = 100_000

/**
 * Reads the rows of a text whose cells are separated by tabs, semicolons, commas or bars, with quotes around a cell
 * that contains a separator, a line break or a quote. Throws RefusedFile.
 */
export function readCsv(text: string): readonly ImportTableRow[] {
  const named = /^sep=([\t;,|])\r?\n/i.exec(text)
  const rows = new RowCollector()
  let line = named ? 1 : 0
  try {
    parse(named ? text.slice(named[0].length) : text, {
      delimiter: named?.[1] ?? separatorOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      cast: (cell, { column }) => {
        // Empty cells beyond the headings are usual, but not a million of them.
        if (Number(column) > maxImportColumns * 2) throw new RefusedFile('too-many-columns')
        return unescapeFormula(cell)
      },
      on_record: (cells: string[]) => {
        line += 1
        if (line > maxLines) throw new RefusedFile('too-many-rows')
        rows.add({ line, cells })
        return null
      },
    })
  } catch (error) {
    // A quote that is never closed is what is left of a file that was cut.
    if (error instanceof CsvError) throw new RefusedFile('damaged')
    throw error
  }
  return rows.rows
}

/** Enough of a file for its separator, in characters and lines. */
const sampleLength = 200_000
const sampleLines = 20

/** Returns the sign of which most lines have the same number. */
function separatorOf(text: string): string {
  const counts = countInLines(text.slice(0, sampleLength))
  let best = { separator: ',', lines: 0, count: 0 }
  for (const separator of separators) {
    const linesBy = new Map<number, number>()
    for (const line of counts) {
      const count = line.get(separator)
      if (count) linesBy.set(count, (linesBy.get(count) ?? 0) + 1)
    }
    for (const [count, lines] of linesBy)
      if (lines > best.lines || (lines === best.lines && count > best.count && best.separator !== separator))
        best = { separator, lines, count }
  }
  return best.separator
}

/** Counts the separators of the first lines, outside of quotes. */
function countInLines(text: string): ReadonlyMap<string, number>[] {
  const lines: Map<string, number>[] = []
  let line = new Map<string, number>()
  let isQuoted = false
  // A quote opens a cell at its beginning, and goes on with it right after one that seemed to close it.
  let mayOpen = true
  for (const sign of text) {
    if (sign === '"') {
      isQuoted = !isQuoted && mayOpen
      mayOpen = !isQuoted
      continue
    }
    mayOpen = sign === '\n' || sign === '\r' || separators.includes(sign)
    if (!isQuoted && separators.includes(sign)) line.set(sign, (line.get(sign) ?? 0) + 1)
    else if (!isQuoted && (sign === '\n' || sign === '\r')) {
      if (line.size > 0) lines.push(line)
      if (lines.length === sampleLines) return lines
      line = new Map()
    }
  }
  return line.size > 0 ? [...lines, line] : lines
}
