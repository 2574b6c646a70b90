import type { Call } from '#domain/orders/call.ts'
import { callBackChoices, callBackTime } from '#domain/orders/call-back-time.ts'
import type { CallRemarks } from '#domain/orders/record-call.ts'
import { parsePhone } from '#domain/phone.ts'
import { cleanLine } from '#domain/text.ts'
import { textIn } from '../../read-form.ts'
import { type DeliveryMistakes, readDelivery } from './delivery-form.ts'
import { readClaimedTotal, readLines } from './lines-form.ts'
import { longestNote } from './note-limits.ts'
import { readDeliveryBase, readLinesBase } from './order-base.ts'

export type CallMistakes = DeliveryMistakes & {
  readonly newNumber?: 'phone'
  readonly reason?: 'required'
  readonly lines?: 'required'
}

export type CallReading = { readonly call: Call } | { readonly mistakes: CallMistakes }

/** Which of the card's buttons was pressed: a time to call back says that nobody answered. */
export function outcomeIn(form: FormData): string {
  return form.has('callBack') ? 'no-answer' : textIn(form, 'outcome')
}

/** Reads what came of a call. Undefined for what our own page never sends. */
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
      if ('mistakes' in reading) return reading
      const base = readDeliveryBase(form)
      return { call: { outcome: 'address-corrected', correction: reading.correction, base } }
    }
    case 'changed': {
      const lines = readLines(form)
      if (lines.length === 0) return { mistakes: { lines: 'required' } }
      const base = readLinesBase(form)
      return { call: { outcome: 'changed', lines, claimedTotal: readClaimedTotal(form), base } }
    }
    case 'cancelled': {
      const reason = cleanLine(textIn(form, 'reason')).slice(0, longestNote)
      return reason === '' ? { mistakes: { reason: 'required' } } : { call: { outcome: 'cancelled', reason } }
    }
    default:
      return undefined
  }
}

function readWrongNumber(typed: string): CallReading {
  if (typed === '') return { call: { outcome: 'wrong-number' } }
  const phone = parsePhone(typed)
  return phone ? { call: { outcome: 'wrong-number', phone } } : { mistakes: { newNumber: 'phone' } }
}

/** The words of the card that are not the order's, as they were typed. */
export function typedRemarks(form: FormData) {
  const { note = '', tellsCustomer = false } = readRemarks(form)
  return { note, tellsCustomer, newNumber: textIn(form, 'newNumber'), reason: textIn(form, 'reason') }
}

export function readRemarks(form: FormData): CallRemarks {
  return { note: cleanLine(textIn(form, 'note')).slice(0, longestNote), tellsCustomer: form.has('tell') }
}
