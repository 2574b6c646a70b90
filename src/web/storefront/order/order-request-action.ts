import { data } from 'react-router'
import type { CustomerActor } from '#domain/access/actor.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { chooseCallTime } from '#domain/orders/customer-requests/choose-call-time.ts'
import { askToComeAgain } from '#domain/orders/customer-requests/come-again.ts'
import { correctOwnDelivery } from '#domain/orders/customer-requests/correct-own-delivery.ts'
import { writeOnOrder } from '#domain/orders/customer-requests/write-on-order.ts'
import { readFields } from '#web/forms/form-fields.ts'
import type { Unreachable } from '#web/http/catch-unreachable.ts'
import { done } from '#web/http/done.ts'
import {
  callTimeForm,
  comeAgainForm,
  correctionForm,
  orderMessageForm,
  readCorrection,
  readOrderMessage,
} from './order-request-form.ts'

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
