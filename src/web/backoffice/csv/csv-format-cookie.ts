import { type CsvFormat, isCsvFormat } from '#web/csv/csv-format.ts'
import { cookieAttributes, cookieValue } from '#web/http/cookies.ts'
import { dashboardPath } from '#web/paths/backoffice-paths.ts'

const defaultFormat: CsvFormat = 'french'

const cookieName = 'hirfa-csv'
const maxAgeSeconds = 365 * 24 * 60 * 60

/** Returns the format chosen in this browser, or the default. */
export function csvFormatOf(request: Request): CsvFormat {
  const chosen = cookieValue(request, cookieName) ?? ''
  return isCsvFormat(chosen) ? chosen : defaultFormat
}

/**
 * Returns the Set-Cookie header that remembers the format. It depends on the spreadsheet program of the machine, not on
 * the operator.
 */
export function csvFormatCookie(format: CsvFormat, publicUrl: string): string {
  return `${cookieName}=${format}; ${cookieAttributes(maxAgeSeconds, publicUrl, dashboardPath())}`
}
