import { parse } from 'csv-parse/sync'

/** Parses CSV as RFC 4180 has it, with the given separator. Throws where a spreadsheet would have to guess. */
export function readCsv(file: string, separator: ';' | ',' = ';'): string[][] {
  if (!file.startsWith('\ufeff')) throw new Error('Without its byte order mark the file is not taken for UTF-8')
  return parse(file, { bom: true, delimiter: separator, record_delimiter: '\r\n', relax_column_count: true })
}
