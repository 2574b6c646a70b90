/**
 * The accounts of the cash book (decision 65). An amount on one of them is positive where the shop has or is owed
 * something, or has spent it; `withheld`, `refunded`, `sales`, `plans` and, of makers, all but `goods` are the other
 * side and negative.
 */
export const cashAccounts = [
  /** What is to be taken at the door for parcels on their way. */
  'to-collect',
  /** Cash that a courier took and has not remitted. */
  'collected',
  /** The fees of a courier for which it has not kept any cash yet. */
  'withheld',
  /** What couriers cost. */
  'fees',
  /** Cash that reached the shop, from a courier or by its own delivery. */
  'remitted',
  /** What a remittance lacked; what it had too much is negative. */
  'missing',
  /** What couriers withheld as tax on what customers paid, on account of the shop (decision 132). */
  'withheld-tax',
  /** What customers paid by themselves, before or after the delivery. */
  'paid',
  /** What went back to customers. */
  'refunded',
  /** What customers owe, the counter account. */
  'sales',
  /** What the pieces of makers that were delivered cost the shop, before its commission. */
  'goods',
  /** Of these, what came back. */
  'goods-returned',
  /** What makers leave to the shop. */
  'commission',
  /** What makers bear of the fees of couriers. */
  'maker-fees',
  'owed-to-makers',
  'paid-to-makers',
  /** What makers paid for their plans, also what was set off against what they are owed. */
  'plan-payments',
  /** What plans brought, the counter account. */
  'plans',
] as const

export type CashAccount = (typeof cashAccounts)[number]
