import { type ConsistencyRuleName, consistencyRules } from '#domain/consistency/rules.ts'
import type { Evidence } from './evidence.ts'
import { cancellationsStay, keysAreRecorded } from './rules/consistency.ts'
import { emailsArrive } from './rules/emails.ts'
import { erasuresStay } from './rules/erasures.ts'
import { backupsAreWhole, everyActorActs, holdsStayWithinLimit } from './rules/holds.ts'
import { noLostOrder, noPhantom, oneOrderAKey, totalsAreAgreed } from './rules/orders.ts'
import { allowedResponses, privatePageResponds, recoversByItself } from './rules/service.ts'
import { nothingLeaked } from './rules/stock.ts'

/** Returns the violations of a rule, one sentence each; empty when the rule holds. */
export type Rule = (evidence: Evidence) => string[]

/** The rules that compare what the clients were told with what is stored. */
export const clientRules = {
  'no lost order': noLostOrder,
  'no phantom': noPhantom,
  'at most one order per idempotency key, with equal responses': oneOrderAKey,
  'idempotency keys are recorded': keysAreRecorded,
  'totals are agreed': totalsAreAgreed,
  'cancellations stay': cancellationsStay,
  'erasures stay': erasuresStay,
  'held stock stays within its limit': holdsStayWithinLimit,
  'nothing leaked': nothingLeaked,
  'only documented statuses, in time': allowedResponses,
  'the private page responds on every instance': privatePageResponds,
  'recovers without intervention': recoversByItself,
  'emails arrive, and twice only where the sender could not know': emailsArrive,
  'backups are whole': backupsAreWhole,
  'every actor acts': everyActorActs,
} satisfies Record<string, Rule>

export type RuleName = keyof typeof clientRules | ConsistencyRuleName

/** Checks a run against the rules about clients and those that the shop itself checks. */
export function check(evidence: Evidence): Record<RuleName, string[]> {
  const told = Object.entries(clientRules).map(([name, rule]) => [name, rule(evidence)])
  const stored = Object.keys(consistencyRules).map((name) => [
    name,
    evidence.violations.flatMap(({ rule, at, detail }) => (rule === name ? [`at ${at} ms ${detail}`] : [])),
  ])
  return Object.fromEntries([...told, ...stored])
}
