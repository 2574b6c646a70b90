import type { Call } from '#domain/orders/calls/call.ts'
import { callBackChoices, callBackTime } from '#domain/orders/calls/call-back-time.ts'
import type { CallRemarks } from '#domain/orders/calls/record-call.ts'
import { parsePhone } from '#domain/phone.ts'
import { cleanLine } from '#domain/text.ts'
import { readDeliveryBase, readLinesBase } from '#web/backoffice/orders/base-version-form.ts'
import { type DeliveryFieldErrors, readDelivery } from '#web/backoffice/orders/delivery/delivery-form.ts'
import { readClaimedTotal, readLines } from '#web/backoffice/orders/lines/lines-form.ts'
import { maxNoteLength } from '#web/backoffice/orders/note-limits.ts'
import { textIn } from '#web/forms/read-form.ts'

export type CallFieldErrors = DeliveryFieldErrors & {
  readonly newNumber?: 'phone'
  readonly reason?: 'required'
  readonly lines?: 'required'
}

export type CallReading = { readonly call: Call } | { readonly fieldErrors: CallFieldErrors }

/** Returns the outcome of the pressed button. The buttons with a time to call back mean `no-answer`. */
export function outcomeIn(form: FormData): string {
  return form.has('callBack') ? 'no-answer' : textIn(form, 'outcome')
}

/** Reads the outcome of a call; undefined for values the page never sends. */
export function readCall(form: FormData, now: Date): CallReading | undefined {
  switch (outcomeIn(form)) {
    case 'confirmed':
      return { call: { outcome: 'confirmed' } }
    case 'no-answer': {
      const choice = callBackChoices.find((known) => known === textIn(form, 'callBack')) ?? 'hours'
      return { call: { outcome: 'no-answer', callBackAt: callBackTime(choice, now) } }
    }
    case 'wrong-number':
      return readWrongNumber(cleanLine(textIn(form, 'newNumber')))
    case 'address-corrected': {
      const reading = readDelivery(form)
      if ('fieldErrors' in reading) return reading
      const base = readDeliveryBase(form)
      return { call: { outcome: 'address-corrected', correction: reading.correction, base } }
    }
    case 'changed': {
      const lines = readLines(form)
      if (lines.length === 0) return { fieldErrors: { lines: 'required' } }
      const base = readLinesBase(form)
      return { call: { outcome: 'changed', lines, claimedTotal: readClaimedTotal(form), base } }
    }
    case 'cancelled': {
      const reason = cleanLine(textIn(form, 'reason')).slice(0, maxNoteLength)
      return reason === '' ? { fieldErrors: { reason: 'required' } } : { call: { outcome: 'cancelled', reason } }
    }
    default:
      return undefined
  }
}

function readWrongNumber(typed: string): CallReading {
  if (typed === '') return { call: { outcome: 'wrong-number' } }
  const phone = parsePhone(typed)
  return phone ? { call: { outcome: 'wrong-number', phone } } : { fieldErrors: { newNumber: 'phone' } }
}

/** Returns the fields about the call itself as they were typed, to show them again. */
export function enteredRemarks(form: FormData) {
  const { note = '', notifiesCustomer = false } = readRemarks(form)
  return { note, notifiesCustomer, newNumber: textIn(form, 'newNumber'), reason: textIn(form, 'reason') }
}

export function readRemarks(form: FormData): CallRemarks {
  return { note: cleanLine(textIn(form, 'note')).slice(0, maxNoteLength), notifiesCustomer: form.has('tell') }
}
