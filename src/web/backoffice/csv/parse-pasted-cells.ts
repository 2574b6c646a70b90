import { CsvError, type Options, parse } from 'csv-parse/sync'
import { unescapeFormula } from '#domain/spreadsheet-text.ts'

/**
 * Parses cells copied from a spreadsheet or its CSV file: separated by tabs, semicolons or commas, whichever the first
 * row has, with quotes around a cell that contains a separator, a line break or a quote. The apostrophe that our own
 * files have before formulas is removed. Returns the rows in order, empty ones too.
 */
export function parsePastedCells(text: string): string[][] {
  const [header = ''] = text.split(/[\r\n]/, 1)
  const options: Options = {
    delimiter: ['\t', ';', ','].find((separator) => header.includes(separator)) ?? ';',
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    cast: unescapeFormula,
  }
  try {
    return parse(text, options)
  } catch (error) {
    // Excel copies a cell that merely begins with a quote without quoting it.
    if (error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED')
      return parse(text, { ...options, quote: false })
    throw error
  }
}

/**
 * Returns what a row says in cells without a heading: a separator in an amount without quotes moves all cells behind
 * it.
 */
export function cellsWithoutHeading(row: readonly string[], header: readonly string[]): string[] {
  const named = header.findLastIndex((name) => name.trim() !== '') + 1
  return row.slice(named).filter((cell) => cell.trim() !== '')
}
