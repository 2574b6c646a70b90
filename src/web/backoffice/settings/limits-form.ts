import {
  type Allowance,
  allowanceTimes,
  type DeedLimits,
  type Limits,
  mostOfAllowance,
  mostUnconfirmedOrders,
  type StrangerDeed,
  strangerDeeds,
} from '#domain/limits/limits.ts'
import type { SettingMistake, SettingMistakes, Typed } from './setting-answer.ts'
import { wholeNumber } from './whole-number.ts'

export const timeNames = Object.keys(allowanceTimes) as (keyof typeof allowanceTimes)[]

export const sides = ['perNetwork', 'perRecipient'] as const satisfies (keyof DeedLimits)[]

/** What the fields of an allowance are called. */
export function fieldsOf(deed: StrangerDeed, side: (typeof sides)[number]) {
  return { count: `${deed}.${side}.count`, time: `${deed}.${side}.time` }
}

const fields = strangerDeeds.flatMap((deed) => sides.map((side) => ({ deed, side, ...fieldsOf(deed, side) })))

/** The limits as their form shows them. */
export function textsOfLimits(limits: Limits): Typed {
  const texts = fields.flatMap(({ deed, side, count, time }) => {
    const allowance = limits[deed][side]
    return [
      [count, String(allowance.count)],
      [time, timeNames.find((name) => allowanceTimes[name] === allowance.seconds) ?? ''],
    ]
  })
  return { ...Object.fromEntries(texts), unconfirmedOrders: String(limits.unconfirmedOrders) }
}

export function readLimits(typed: Typed): { readonly value: Limits } | { readonly mistakes: SettingMistakes } {
  const mistakes: Record<string, SettingMistake> = {}
  const numberIn = (field: string, most: number): number => {
    const number = wholeNumber(typed[field], most)
    if (number === undefined) mistakes[field] = 'number'
    return number ?? 0
  }
  const allowanceIn = (deed: StrangerDeed, side: (typeof sides)[number]): Allowance => {
    const { count, time } = fieldsOf(deed, side)
    const name = timeNames.find((name) => name === typed[time])
    if (!name) mistakes[time] = 'required'
    return { count: numberIn(count, mostOfAllowance), seconds: name ? allowanceTimes[name] : 0 }
  }
  const deeds = strangerDeeds.map((deed) => [
    deed,
    { perNetwork: allowanceIn(deed, 'perNetwork'), perRecipient: allowanceIn(deed, 'perRecipient') },
  ])
  const unconfirmedOrders = numberIn('unconfirmedOrders', mostUnconfirmedOrders)
  if (Object.keys(mistakes).length > 0) return { mistakes }
  return { value: { ...Object.fromEntries(deeds), unconfirmedOrders } }
}
