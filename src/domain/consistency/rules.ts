import {
  balancesFollowPostings,
  cardPaymentsAreAtTheGateway,
  cashFollowsStatus,
  couriersOweTheirCash,
  daysFollowPostings,
  entriesSumToZero,
  remittancesArePosted,
  reversalsNegate,
} from './cash-rules.ts'
import { noOversell, pricesAreRecorded, sizesAreWhole, stockFollowsMovements } from './catalog-rules.ts'
import type { ConsistencyRule } from './consistency-rule.ts'
import {
  emailsAreQueuedOnce,
  heldPiecesFollowLines,
  heldStockIsCounted,
  ordersAreComplete,
  paidFollowsPayments,
  stepsLeadToStatus,
  stockFollowsLines,
  totalsAddUp,
  undoneStepsAreUntold,
} from './order-rules.ts'
import { returnStepsLeadToStatus, returnsAreDelivered, returnsAreSettled } from './return-rules.ts'
import {
  makersOwedForDeliveries,
  payoutsArePosted,
  planPaymentsArePosted,
  storesAreOwedTheirShare,
} from './statement-rules.ts'

/**
 * What must be true of the database at any time. The shop checks it each night, `npm run verify` on demand, and the
 * fault-injection test (tests/ledger) after each run.
 */
export const consistencyRules = {
  'total = lines + delivery': totalsAddUp,
  'orders are complete': ordersAreComplete,
  'stock movements follow the lines of an order': stockFollowsLines,
  'held pieces follow the lines of an order': heldPiecesFollowLines,
  'held stock is counted': heldStockIsCounted,
  'status histories are legal': stepsLeadToStatus,
  'orders are paid as their payments say': paidFollowsPayments,
  'returned pieces were delivered': returnsAreDelivered,
  'histories of returns are legal': returnStepsLeadToStatus,
  'returns are settled as they say': returnsAreSettled,
  'couriers owe what they delivered': couriersOweTheirCash,
  'remittances are what came': remittancesArePosted,
  'undone steps are not told': undoneStepsAreUntold,
  'entries of the cash book sum to zero': entriesSumToZero,
  'reversals take back their entry': reversalsNegate,
  'balances follow the cash book': balancesFollowPostings,
  'days follow the cash book': daysFollowPostings,
  'cash of an order follows its status': cashFollowsStatus,
  'card payments are at the gateway': cardPaymentsAreAtTheGateway,
  'makers are owed for deliveries': makersOwedForDeliveries,
  'stores are owed their share': storesAreOwedTheirShare,
  'payouts are posted': payoutsArePosted,
  'payments of plans are posted': planPaymentsArePosted,
  'one row per email': emailsAreQueuedOnce,
  'counter = ledger': stockFollowsMovements,
  'no oversell': noOversell,
  'sizes are whole': sizesAreWhole,
  'prices are recorded': pricesAreRecorded,
} satisfies Record<string, ConsistencyRule>

export type ConsistencyRuleName = keyof typeof consistencyRules
