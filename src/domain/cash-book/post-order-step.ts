import type { Marketplace } from '#domain/marketplace.ts'
import { type Millimes, millimes, sum } from '#domain/money.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import { alignToCollect, negative } from './align-to-collect.ts'
import type { NewCashEntry } from './cash-entry.ts'
import { makerEntriesOf, makerEntriesOfReturn } from './maker-entries.ts'
import { type ParcelCash, readParcelCash } from './parcel-cash.ts'
import { postEntries } from './post-entries.ts'

export interface PostedStep {
  readonly orderId: number
  readonly stepId: number
  readonly from: OrderStatus
  readonly to: OrderStatus
  /** What the courier owes for the pieces of a lost parcel that is written off, in millimes. */
  readonly claim: Millimes
}

/** Whether a step says something of money: all others post nothing. */
const moneySteps: readonly OrderStatus[] = ['shipped', 'delivered', 'refused', 'written-off', 'returned']

/**
 * Posts what a step of an order means for its money, in the transaction of the step and after it: what is to collect of
 * a parcel on its way, what was collected at the door or is claimed for lost pieces, the fees of its courier, and what
 * its makers are owed. The order is locked.
 */
export async function postOrderStep(marketplace: Marketplace, step: PostedStep): Promise<void> {
  if (step.from !== 'shipped' && !moneySteps.includes(step.to)) return
  const cash = await readParcelCash(marketplace, step.orderId)
  const entries = [...entriesOfStep(step, cash), ...(await makerEntries(marketplace, step, cash))]
  await postEntries(marketplace, entries)
}

function entriesOfStep(step: PostedStep, cash: ParcelCash): NewCashEntry[] {
  const about = { kind: 'step', stepId: step.stepId } as const
  const { orderId, courier } = cash
  const ofCourier = { ...about, orderId, courierId: courier?.id, handoverId: courier?.handoverId }
  const taken = step.to === 'delivered' ? cashTaken(step, cash) : claimOf(step, cash)
  const fee = feeOf(step, cash, taken)
  return [
    ...alignToCollect(cash, about),
    { ...ofCourier, postings: { [courier ? 'collected' : 'remitted']: taken, sales: negative(taken) } },
    { ...ofCourier, postings: { fees: fee, withheld: negative(fee) } },
  ]
}

async function makerEntries(marketplace: Marketplace, step: PostedStep, cash: ParcelCash): Promise<NewCashEntry[]> {
  const { orderId, stepId, from, to } = step
  if (from === 'delivered' && to === 'returned') return makerEntriesOfReturn(marketplace, { orderId, stepId })
  const isDelivered = to === 'delivered'
  const courierFee = feeOf(step, cash, isDelivered ? cashTaken(step, cash) : millimes(0))
  const replaced = claimOf(step, cash)
  return makerEntriesOf(marketplace, { orderId, stepId, isDelivered, courierFee, shipping: cash.shipping, replaced })
}

/** Only a courier replaces what it has lost. */
function claimOf({ claim }: PostedStep, { courier }: ParcelCash): Millimes {
  return courier ? claim : millimes(0)
}

/** What was to collect is what was collected; a parcel that had been given up brings what is due. */
function cashTaken({ from }: PostedStep, { due, toCollect }: ParcelCash): Millimes {
  return from === 'shipped' ? sum(toCollect.map(({ amount }) => amount)) : due
}

/** A parcel that comes back costs once, when it is refused or comes back without that. */
function feeOf({ from, to }: PostedStep, { courier }: ParcelCash, taken: Millimes): Millimes {
  if (!courier) return millimes(0)
  if (to === 'delivered') return sum([courier.deliveryFee, taken > 0 ? courier.collectionFee : millimes(0)])
  const comesBack = to === 'refused' || (to === 'returned' && from !== 'refused')
  return comesBack && from !== 'delivered' ? courier.refusalFee : millimes(0)
}
