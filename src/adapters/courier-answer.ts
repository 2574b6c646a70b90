import { z } from 'zod'
import type { CreateAnswer, CreatedParcel } from '#domain/couriers/api/courier-api.ts'
import { cutText } from '#domain/cut-text.ts'
import { cleanPlainLine } from '#domain/text.ts'

// What the answers of couriers have in common.

/** Characters of what a courier says. */
const maxMessage = 300
const maxState = 60

export function messageOf(message: string | undefined): string {
  return cutText(cleanPlainLine(message ?? ''), maxMessage)
}

export function stateTextOf(state: string | number): string {
  return cutText(cleanPlainLine(String(state)), maxState)
}

/** Characters of what is in a parcel; no documentation states a limit. */
export const maxContents = 200

/** A barcode, of so many letters, digits and hyphens. */
export const barcodeText = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.string().regex(/^[\w-]{1,60}$/))

/** An answer that names no parcel says nothing of what became of them: they may have been taken. */
export function created(parcels: readonly (CreatedParcel | undefined)[]): CreateAnswer {
  const isNamed = parcels.some((parcel) => parcel !== undefined)
  return isNamed ? { outcome: 'created', parcels } : { outcome: 'failed', problem: 'no-answer' }
}

/** The page with the label; anything but an address of https is left out. */
export function labelOf(link: unknown): { readonly labelUrl?: string } {
  const url = typeof link === 'string' && link.length <= 500 ? URL.parse(link) : null
  return url?.protocol === 'https:' ? { labelUrl: url.href } : {}
}
