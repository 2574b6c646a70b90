import type { Locale } from '#domain/locale.ts'
import { inBackoffice } from './in-backoffice.ts'
import type { LinkParameters } from './page-path.ts'

// Links to the other pages of the back office. `web/routes.ts` lists the same URLs as patterns.

export function dashboardPath(): string {
  return inBackoffice('')
}

/** What the service worker shows instead of a page that it has not stored. */
export function officeOfflinePath(): string {
  return inBackoffice('/offline')
}

/** The data of the numbers beside the sections. */
export function pendingCountsPath(): string {
  return inBackoffice('/waiting')
}

/** On phones: the sections for which the bar has no room. */
export function morePath(): string {
  return inBackoffice('/more')
}

/**
 * Returns the path of what is held of a person, found by phone number, email address or order number. `called`: the
 * operator has said to have called the person back.
 */
export function personPath(query?: string, called?: boolean): string {
  return inBackoffice('/person', { q: query, called: called ? 'on' : undefined })
}

/** Where that is downloaded. */
export function personFilePath(): string {
  return inBackoffice('/person/file')
}

/** The product feeds; with a query, what one of them leaves out. */
export function productFeedsPath(query?: LinkParameters): string {
  return inBackoffice('/product-feeds', query)
}

export function settingsPath(): string {
  return inBackoffice('/settings')
}

/** One search over orders, customers and products. */
export function officeSearchPath(): string {
  return inBackoffice('/search')
}

/** What the page of translations shows. */
export interface TranslationsLink {
  /** The language to translate into. */
  readonly to?: Locale | undefined
  readonly show?: 'missing' | 'all' | undefined
  /** Only this thing, by its key. */
  readonly thing?: string | undefined
  /** The page after this thing, by its key and value. */
  readonly after?: string | undefined
}

export function translationsPath({ to, show, thing, after }: TranslationsLink = {}): string {
  return inBackoffice('/translations', { to, show, thing, after })
}

/** All texts in all languages as a CSV file. */
export function translationsFilePath(): string {
  return inBackoffice('/translations/file')
}

export function importTranslationsPath(): string {
  return inBackoffice('/translations/import')
}

export function reportsPath(): string {
  return inBackoffice('/reports')
}

/** What people search for. */
export function searchesPath(): string {
  return inBackoffice('/searches')
}

/** Returns the path of a report as a CSV file. */
export function reportCsvPath(report: string): string {
  return inBackoffice(`/reports/of/${report}.csv`)
}

/** Returns the path of an exported table as a CSV file. */
export function exportCsvPath(table: string): string {
  return inBackoffice(`/reports/export/${table}.csv`)
}

export function auditLogPath(): string {
  return inBackoffice('/audit-log')
}
