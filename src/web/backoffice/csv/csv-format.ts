/**
 * How a file writes what spreadsheets read by the language they are set to: `french` as Excel in French and in Tunisia has
 * it, `international` as programs and Excel in English have it.
 */
export const csvFormats = ['french', 'international'] as const

export type CsvFormat = (typeof csvFormats)[number]

export function isCsvFormat(text: string): text is CsvFormat {
  return csvFormats.some((format) => format === text)
}
