import { inBackoffice } from './in-backoffice.ts'

// Links to the pages about couriers and hand-overs. `web/routes.ts` lists the same URLs as patterns.

/** The hand-overs; `before`: the page after the one with this id. */
export function handoversPath(query: { before?: number } = {}): string {
  return inBackoffice('/handovers', query)
}

/** A hand-over. `back` is the list it leads back to; `skipped` which of the chosen orders did not join it. */
export function handoverPath(
  id: number | string,
  query: { back?: string | undefined; skipped?: readonly number[] } = {},
): string {
  return inBackoffice(`/handovers/${id}`, query)
}

/** What is printed for a hand-over. */
export type HandoverPaper = 'all' | 'sheet' | 'labels'

/** The papers of a hand-over. `go`: the print dialog opens at once. */
export function handoverPrintPath(id: number, query: { what: HandoverPaper; back?: string | undefined }): string {
  return inBackoffice(`/handovers/${id}/print`, { ...query, go: 1 })
}

/** The file for the courier. */
export function handoverFilePath(id: number): string {
  return inBackoffice(`/handovers/${id}/file`)
}

/** What became of the parcels that couriers took. */
export function deliveryResultsPath(query: { q?: string; handover?: number } = {}): string {
  return inBackoffice('/handovers/results', query)
}

export function couriersPath(): string {
  return inBackoffice('/couriers')
}

export function courierPath(id: number | string): string {
  return inBackoffice(`/couriers/${id}`)
}

export function newCourierPath(): string {
  return inBackoffice('/couriers/new')
}
