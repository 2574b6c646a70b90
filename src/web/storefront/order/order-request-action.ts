import { data } from 'react-router'
import { z } from 'zod'
import type { CustomerActor } from '#domain/access/actor.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { chooseCallTime } from '#domain/orders/customer-requests/choose-call-time.ts'
import { askToComeAgain } from '#domain/orders/customer-requests/come-again.ts'
import { correctOwnDelivery, type OwnCorrection } from '#domain/orders/customer-requests/correct-own-delivery.ts'
import { writeOnOrder } from '#domain/orders/customer-requests/write-on-order.ts'
import { parsePhone } from '#domain/phone.ts'
import { countCharacters } from '#domain/text.ts'
import { parseDay } from '#domain/tunis-day.ts'
import { cutParagraphs, paragraphs, plainLine, rawText, readFields } from '#web/forms/form-fields.ts'
import type { Unreachable } from '#web/http/catch-unreachable.ts'
import { done } from '#web/http/done.ts'
import { maxAddress, maxCity, maxComeAgainNote, maxOrderMessage } from './order-request-limits.ts'

export const orderRequestActions = ['call-time', 'correct', 'come-again', 'write'] as const

export type OrderRequestAction = (typeof orderRequestActions)[number]

type Customer = Marketplace & { readonly actor: CustomerActor }

const doneOutcomes = ['call-time-chosen', 'delivery-corrected', 'come-again-asked', 'written']

/** Does what the customer of an order asks for on its page. What was typed comes back with a refusal. */
export async function doOrderRequest(customer: Customer, of: OrderRequestAction, form: FormData) {
  const result = await requestOf(customer, of, form)
  const answer = { ...result, of }
  if (doneOutcomes.includes(result.outcome)) return data(done(answer))
  return data(answer, { status: result.outcome === 'invalid' ? 422 : 409 })
}

const callTimeForm = z.object({
  time: rawText.transform((sent) => {
    const moment = new Date(sent)
    return Number.isNaN(moment.getTime()) ? undefined : moment
  }),
})

const comeAgainForm = z.object({ day: rawText.transform(parseDay), note: cutParagraphs(maxComeAgainNote) })

const orderMessageForm = z.object({ message: paragraphs })

const correctionForm = z.object({ phone: plainLine, address: plainLine, city: plainLine })

type TypedCorrection = z.output<typeof correctionForm>

type CorrectionErrors = { readonly [Field in keyof TypedCorrection]?: 'phone' | 'required' | 'tooLong' }

type CorrectionReading =
  | { readonly correction: OwnCorrection }
  | { readonly errors: CorrectionErrors; readonly typed: TypedCorrection }

/** Reads a correction: a new phone number, a new address with its city, or both. */
function readCorrection(form: FormData): CorrectionReading {
  const typed = readFields(correctionForm, form)
  const phone = typed.phone === '' ? undefined : parsePhone(typed.phone)
  const hasPlace = typed.address !== '' || typed.city !== ''
  const errors: CorrectionErrors = {
    ...(typed.phone !== '' && !phone && { phone: 'phone' }),
    ...(typed.phone === '' && !hasPlace && { phone: 'required' }),
    ...(hasPlace && typed.address === '' && { address: 'required' }),
    ...(hasPlace && typed.city === '' && { city: 'required' }),
    ...(countCharacters(typed.address) > maxAddress && { address: 'tooLong' }),
    ...(countCharacters(typed.city) > maxCity && { city: 'tooLong' }),
  }
  if (Object.keys(errors).length > 0) return { errors, typed }
  return {
    correction: { ...(phone && { phone }), ...(hasPlace && { place: { address: typed.address, city: typed.city } }) },
  }
}

/** Reads a message; without a text or with too long a one, why not. */
function readOrderMessage(form: FormData) {
  const { message } = readFields(orderMessageForm, form)
  const error = message === '' ? 'required' : countCharacters(message) > maxOrderMessage ? 'tooLong' : undefined
  return { message, error } as const
}

/** Returns what was typed into the form of a request, for a page that shows it again. */
export function typedInRequest(of: OrderRequestAction, form: FormData) {
  return {
    ...(of === 'correct' && { typed: readFields(correctionForm, form) }),
    ...(of === 'come-again' && { note: readFields(comeAgainForm, form).note }),
    ...(of === 'write' && { message: readFields(orderMessageForm, form).message }),
  }
}

async function requestOf(customer: Customer, of: OrderRequestAction, form: FormData) {
  switch (of) {
    case 'call-time': {
      const { time } = readFields(callTimeForm, form)
      return time ? chooseCallTime(customer, time) : ({ outcome: 'not-offered' } as const)
    }
    case 'come-again': {
      const { day, note } = readFields(comeAgainForm, form)
      const result = day ? await askToComeAgain(customer, { on: day, note }) : ({ outcome: 'not-offered' } as const)
      return { ...result, note }
    }
    case 'correct': {
      const reading = readCorrection(form)
      if ('errors' in reading) return { outcome: 'invalid', ...reading } as const
      return correctOwnDelivery(customer, reading.correction)
    }
    case 'write': {
      const { message, error } = readOrderMessage(form)
      if (error) return { outcome: 'invalid', message, messageError: error } as const
      const { outcome } = await writeOnOrder(customer, message)
      return { outcome, ...(outcome !== 'written' && { message }) }
    }
  }
}

export type OrderRequestResult =
  | Awaited<ReturnType<typeof doOrderRequest>>['data']
  | (Unreachable & { readonly of: OrderRequestAction } & ReturnType<typeof typedInRequest>)
