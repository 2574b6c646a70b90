import { dinars, type Millimes } from './money.ts'

export const planNames = ['silver', 'gold', 'diamonds'] as const

export type PlanName = (typeof planNames)[number]

export interface Plan {
  readonly name: PlanName
  readonly price: Millimes
  readonly period: 'month' | 'year'
  readonly isHighlighted: boolean
}

export const plans: readonly Plan[] = [
  { name: 'silver', price: dinars(19), period: 'month', isHighlighted: false },
  { name: 'gold', price: dinars(99), period: 'month', isHighlighted: true },
  { name: 'diamonds', price: dinars(699), period: 'year', isHighlighted: false },
]

export function planNamed(name: PlanName): Plan {
  return plans.find((plan) => plan.name === name) as Plan
}
