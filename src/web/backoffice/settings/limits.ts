import {
  maxQuotaCount,
  maxUnconfirmedOrders,
  type Quota,
  quotaPeriods,
  type RateLimits,
  type VisitorAction,
  visitorActions,
} from '#domain/rate-limits/rate-limit.ts'
import { type ReviewLimits, reviewLimitNames } from '#domain/rate-limits/review-limit.ts'
import { settingsMessages } from '#page-messages/backoffice/settings.ts'
import { mapped, wholeNumber } from '#web/forms/codec.ts'
import { choice, type SettingField, settingFormOf } from './setting-form.ts'

const { limits: messages, reviewLimits: names } = settingsMessages

type Fields = Readonly<Record<string, number>>

const periods = Object.keys(quotaPeriods) as (keyof typeof quotaPeriods)[]

/** What the fields of a quota are called: one for its count and one for its period. */
export function quotaFieldsOf(name: string) {
  return { count: `${name}.count`, time: `${name}.time` } as const
}

/** The period of a quota, in seconds. */
function period(): SettingField<number> {
  const field = choice(messages.within, periods, messages.times)
  const textOf = (seconds: number) => periods.find((name) => quotaPeriods[name] === seconds) ?? ''
  return { ...field, ...mapped(field, { decode: (name) => quotaPeriods[name], encode: textOf }) }
}

/** The fields of quotas with these names and labels. */
function quotaFields(labels: Readonly<Record<string, string>>): Readonly<Record<string, SettingField<number>>> {
  const fields = Object.entries(labels).flatMap(([name, label]) => {
    const { count, time } = quotaFieldsOf(name)
    return [
      [count, { label, ...wholeNumber(maxQuotaCount) }],
      [time, period()],
    ]
  })
  return Object.fromEntries(fields)
}

function quotaValues(quotas: Readonly<Record<string, Quota>>): Fields {
  const values = Object.entries(quotas).map(([name, { count, seconds }]) => {
    const fields = quotaFieldsOf(name)
    return { [fields.count]: count, [fields.time]: seconds }
  })
  return Object.assign({}, ...values)
}

function quotaOf(name: string, values: Fields): Quota {
  const { count, time } = quotaFieldsOf(name)
  return { count: values[count] ?? 0, seconds: values[time] ?? 0 }
}

export const sides = ['perNetwork', 'perRecipient'] as const

type Side = (typeof sides)[number]

/** The name of the quota of an action. */
export function limitName(action: VisitorAction, side: Side): string {
  return `${action}.${side}`
}

function bySide<Part>(partOf: (action: VisitorAction, side: Side) => Part): Readonly<Record<string, Part>> {
  const parts = visitorActions.flatMap((action) => sides.map((side) => [limitName(action, side), partOf(action, side)]))
  return Object.fromEntries(parts)
}

/** How often anonymous visitors may do what. */
export const rateLimits = settingFormOf<RateLimits, Fields>({
  ...{ key: 'rate-limits', group: 'people' },
  fields: {
    ...quotaFields(bySide((_, side) => messages[side])),
    unconfirmedOrders: {
      label: messages.parts.unconfirmedOrders,
      hint: messages.unconfirmedHint,
      ...wholeNumber(maxUnconfirmedOrders),
    },
  },
  names: { ...messages.parts, ...sideNames('count', (side) => side), ...sideNames('time', (side) => `${side}Time`) },
  toFields: ({ unconfirmedOrders, ...limits }) => ({
    ...quotaValues(bySide((action, side) => limits[action][side])),
    unconfirmedOrders,
  }),
  fromFields: (values) => {
    const actions = visitorActions.map((action) => {
      const [perNetwork, perRecipient] = sides.map((side) => quotaOf(limitName(action, side), values))
      return [action, { perNetwork, perRecipient }]
    })
    return { ...Object.fromEntries(actions), unconfirmedOrders: values.unconfirmedOrders }
  },
})

/** What the fields of the rate limits are called in sentences. */
function sideNames(field: 'count' | 'time', nameOf: (side: Side) => keyof typeof messages.fields) {
  const named = Object.entries(bySide((action, side) => messages.fields[nameOf(side)](messages.parts[action])))
  return Object.fromEntries(named.map(([name, text]) => [quotaFieldsOf(name)[field], text]))
}

/** Beyond what visitors' texts, and emails to typed addresses, wait for a look. */
export const reviewLimits = settingFormOf<ReviewLimits, Fields>({
  ...{ key: 'review-limits', group: undefined, fields: quotaFields(names) },
  names: {
    ...names,
    ...Object.fromEntries(reviewLimitNames.map((name) => [quotaFieldsOf(name).time, names[name]])),
  },
  toFields: quotaValues,
  fromFields: (values) =>
    Object.fromEntries(reviewLimitNames.map((name) => [name, quotaOf(name, values)])) as ReviewLimits,
})
