import { z } from 'zod'
import type { Call } from '#domain/orders/calls/call.ts'
import { callBackChoices, callBackTime } from '#domain/orders/calls/call-back-time.ts'
import type { CallRemarks } from '#domain/orders/calls/record-call.ts'
import type { ClosedDays } from '#domain/orders/holds/closed-days.ts'
import { readDeliveryBase, readLinesBase } from '#web/backoffice/orders/base-version-form.ts'
import { type DeliveryFieldErrors, readDelivery } from '#web/backoffice/orders/delivery/delivery-form.ts'
import { readClaimedTotal, readLines } from '#web/backoffice/orders/lines/lines-form.ts'
import { maxNoteLength } from '#web/backoffice/orders/note-limits.ts'
import { optional, phone } from '#web/forms/codec.ts'
import { cutLine, isSent, plainLine, rawText, readFields, sentId } from '#web/forms/form-fields.ts'

const shortLine = cutLine(maxNoteLength)

/** The fields about the call itself. The buttons with a time to call back mean `no-answer`. */
export const callForm = z.object({
  outcome: rawText,
  callBack: rawText.transform((sent) => callBackChoices.find((known) => known === sent) ?? 'hours'),
  newNumber: rawText,
  reason: rawText,
  note: shortLine,
  tell: isSent,
  seenCorrection: sentId,
})

const wrongNumberForm = z.object({ newNumber: plainLine })

const cancellationForm = z.object({ reason: shortLine })

export type CallFieldErrors = DeliveryFieldErrors & {
  readonly newNumber?: 'phone'
  readonly reason?: 'required'
  readonly lines?: 'required'
}

export type CallReading = { readonly call: Call } | { readonly fieldErrors: CallFieldErrors }

/** Returns the outcome of the pressed button. */
export function outcomeIn(form: FormData): string {
  return form.has('callBack') ? 'no-answer' : readFields(callForm, form).outcome
}

/** Reads the outcome of a call; undefined for values the page never sends. */
export function readCall(form: FormData, now: Date, days: ClosedDays): CallReading | undefined {
  switch (outcomeIn(form)) {
    case 'confirmed':
      return { call: { outcome: 'confirmed' } }
    case 'no-answer': {
      const { callBack } = readFields(callForm, form)
      return { call: { outcome: 'no-answer', callBackAt: callBackTime(callBack, now, days) } }
    }
    case 'wrong-number':
      return readWrongNumber(readFields(wrongNumberForm, form).newNumber)
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
      const { reason } = readFields(cancellationForm, form)
      return reason === '' ? { fieldErrors: { reason: 'required' } } : { call: { outcome: 'cancelled', reason } }
    }
    default:
      return undefined
  }
}

function readWrongNumber(typed: string): CallReading {
  const reading = optional(phone).decode(typed)
  if ('error' in reading) return { fieldErrors: { newNumber: 'phone' } }
  return { call: { outcome: 'wrong-number', ...(reading.value && { phone: reading.value }) } }
}

/** Returns the fields about the call itself as they were typed, to show them again. */
export function enteredRemarks(form: FormData) {
  const { note, tell: notifiesCustomer, newNumber, reason } = readFields(callForm, form)
  return { note, notifiesCustomer, newNumber, reason }
}

export function readRemarks(form: FormData): CallRemarks {
  const { note, tell: notifiesCustomer, seenCorrection } = readFields(callForm, form)
  return { note, notifiesCustomer, seenCorrection }
}
