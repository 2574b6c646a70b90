/**
 * How values are written that spreadsheets parse by locale: `french` for Excel in French and in Tunisia,
 * `international` for programs and Excel in English.
 */
export const csvFormats = ['french', 'international'] as const

export type CsvFormat = (typeof csvFormats)[number]

export function isCsvFormat(text: string): text is CsvFormat {
  return csvFormats.some((format) => format === text)
}
