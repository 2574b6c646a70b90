import type { Evidence } from './evidence.ts'
import { allOrNothing, legalHistories } from './rules/consistency.ts'
import { emailsArrive, oneRowPerEmail } from './rules/emails.ts'
import { noLostOrder, noPhantom, oneOrderAKey, totalsAddUp } from './rules/orders.ts'
import { allowedResponses, privatePageResponds, recoversByItself } from './rules/service.ts'
import { counterIsLedger, noOversell, nothingLeaked } from './rules/stock.ts'

/** Returns the violations of a rule, one sentence each; empty when the rule holds. */
export type Rule = (evidence: Evidence) => string[]

export const rules = {
  'no lost order': noLostOrder,
  'no phantom': noPhantom,
  'at most one order per idempotency key, with equal responses': oneOrderAKey,
  'total = lines + 8,000 millimes': totalsAddUp,
  'no oversell': noOversell,
  'counter = ledger': counterIsLedger,
  'nothing leaked': nothingLeaked,
  'all or nothing': allOrNothing,
  'status histories are legal': legalHistories,
  'only documented statuses, in time': allowedResponses,
  'the private page responds on every instance': privatePageResponds,
  'recovers without intervention': recoversByItself,
  'one row per email': oneRowPerEmail,
  'emails arrive, and twice only where the sender could not know': emailsArrive,
} satisfies Record<string, Rule>

export type RuleName = keyof typeof rules

/** Checks a run against every rule. */
export function check(evidence: Evidence): Record<RuleName, string[]> {
  const verdicts = Object.entries(rules).map(([name, rule]) => [name, rule(evidence)])
  return Object.fromEntries(verdicts)
}
