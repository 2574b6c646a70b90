import type { Evidence } from './evidence.ts'
import { allOrNothing, legalHistories } from './rules/books.ts'
import { noLostOrder, noPhantom, oneOrderAKey, totalsAddUp } from './rules/orders.ts'
import { lettersArrive, oneRowALetter } from './rules/post.ts'
import { privatePageAnswers, promisedAnswers, recoversByItself } from './rules/service.ts'
import { counterIsLedger, noOversell, nothingLeaked } from './rules/stock.ts'

/** What a rule has against a run, a sentence a case. Empty when it was kept. */
export type Rule = (evidence: Evidence) => string[]

export const rules = {
  'no lost order': noLostOrder,
  'no phantom': noPhantom,
  'at most one order a key, with equal answers': oneOrderAKey,
  'total = lines + 8,000 millimes': totalsAddUp,
  'no oversell': noOversell,
  'counter = ledger': counterIsLedger,
  'nothing leaked': nothingLeaked,
  'all or nothing': allOrNothing,
  'status histories are legal': legalHistories,
  'only promised answers, in time': promisedAnswers,
  'the private page answers on every instance': privatePageAnswers,
  'recovers by itself': recoversByItself,
  'one row a letter': oneRowALetter,
  'letters arrive, and twice only where nobody could know': lettersArrive,
} satisfies Record<string, Rule>

export type RuleName = keyof typeof rules

/** Holds a run against every rule. */
export function check(evidence: Evidence): Record<RuleName, string[]> {
  const verdicts = Object.entries(rules).map(([name, rule]) => [name, rule(evidence)])
  return Object.fromEntries(verdicts)
}
