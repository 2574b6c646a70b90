import { maxClosedDays } from '#domain/orders/holds/closed-days.ts'

/** The longest way to type all closed days, each with what separates it from the next. */
export const maxClosedDaysLength = 20 * maxClosedDays

export const yesOrNo = ['yes', 'no'] as const
