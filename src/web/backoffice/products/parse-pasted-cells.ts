import { CsvError, type Options, parse } from 'csv-parse/sync'

/**
 * Parses cells copied from a spreadsheet: separated by tabs (or semicolons), with quotes around a cell that contains a
 * separator, a line break or a quote. Returns the rows in order, empty ones too.
 */
export function parsePastedCells(text: string): string[][] {
  const [header = ''] = text.split(/[\r\n]/, 1)
  const options: Options = {
    delimiter: header.includes('\t') ? '\t' : ';',
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
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
