import { cookieAttributes, cookieValue } from '../door/session-cookie.ts'
import { type CsvFormat, isCsvFormat } from './csv-format.ts'

const usualFormat: CsvFormat = 'french'

const cookieName = 'hirfa-csv'
const keptForSeconds = 365 * 24 * 60 * 60

/** The format that was chosen in this browser; the usual one where none was. */
export function csvFormatOf(request: Request): CsvFormat {
  const chosen = cookieValue(request, cookieName) ?? ''
  return isCsvFormat(chosen) ? chosen : usualFormat
}

/** Has the browser remember the format: it belongs to the spreadsheet on the machine, not to the person. */
export function csvFormatCookie(format: CsvFormat, publicUrl: string): string {
  return `${cookieName}=${format}; ${cookieAttributes(keptForSeconds, publicUrl, '/admin')}`
}
