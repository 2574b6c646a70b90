import type { OrderStatus } from '#domain/order-status.ts'
import type { Step } from '#domain/steps.ts'

/** `program`: when its time is over. `counter`: staff who hand a sale over as they enter it. */
type OrderStepTaker = 'staff' | 'customer' | 'program' | 'counter'

const [stays, taken, back] = ['stays', 'is taken', 'comes back'] as const

/**
 * Every step that an order may take, but for undoing one; the table `order_transitions` has the same, which a test
 * compares. A customer who corrects phone or address takes an order back to be called, or beyond a limit makes it a
 * request. The pieces of a lost parcel are in no stock until it turns up; those of a delivered order come back by a
 * return.
 */
export const orderSteps: readonly Step<OrderStatus, OrderStepTaker>[] = [
  { from: 'requested', to: 'confirmed', by: ['staff'], stock: taken },
  { from: 'requested', to: 'cancelled', by: ['staff', 'customer'], stock: stays },
  { from: 'requested', to: 'released', by: ['program'], stock: stays },
  { from: 'received', to: 'confirmed', by: ['staff', 'customer'], stock: stays },
  { from: 'received', to: 'cancelled', by: ['staff', 'customer'], stock: back },
  { from: 'received', to: 'released', by: ['program'], stock: back },
  { from: 'received', to: 'requested', by: ['customer'], stock: back },
  { from: 'confirmed', to: 'packed', by: ['staff'], stock: stays },
  { from: 'confirmed', to: 'cancelled', by: ['staff', 'customer'], stock: back },
  { from: 'confirmed', to: 'delivered', by: ['counter'], stock: stays },
  { from: 'confirmed', to: 'received', by: ['customer'], stock: stays },
  { from: 'confirmed', to: 'requested', by: ['customer'], stock: back },
  { from: 'packed', to: 'shipped', by: ['staff'], stock: stays },
  { from: 'packed', to: 'cancelled', by: ['staff'], stock: back },
  { from: 'packed', to: 'received', by: ['customer'], stock: stays },
  { from: 'packed', to: 'requested', by: ['customer'], stock: back },
  { from: 'shipped', to: 'delivered', by: ['staff'], stock: stays },
  { from: 'shipped', to: 'refused', by: ['staff'], stock: stays },
  { from: 'shipped', to: 'lost', by: ['staff'], stock: stays },
  { from: 'refused', to: 'lost', by: ['staff'], stock: stays },
  { from: 'refused', to: 'returned', by: ['staff'], stock: back },
  { from: 'lost', to: 'delivered', by: ['staff'], stock: stays },
  { from: 'lost', to: 'refused', by: ['staff'], stock: stays },
  { from: 'lost', to: 'written-off', by: ['staff'], stock: stays },
  { from: 'lost', to: 'returned', by: ['staff'], stock: back },
  { from: 'released', to: 'confirmed', by: ['staff'], stock: taken },
  { from: 'released', to: 'cancelled', by: ['staff'], stock: stays },
  { from: 'released', to: 'received', by: ['customer'], stock: taken },
  { from: 'released', to: 'requested', by: ['customer'], stock: stays },
]

/** Returns the statuses that staff may take an order to, those that bring its pieces back last. */
export function nextStatusesOf(status: OrderStatus): readonly OrderStatus[] {
  const steps = orderSteps.filter(({ from, by }) => from === status && by.includes('staff'))
  return steps.toSorted((one, other) => Number(one.stock === back) - Number(other.stock === back)).map(({ to }) => to)
}
