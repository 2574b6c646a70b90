import type { Step } from '#domain/steps.ts'
import type { ReturnStatus } from './order-return.ts'

/**
 * Every step that a return may take, but for undoing one; the table `return_transitions` has the same, which a test
 * compares. Pieces for the shelf are in stock again once they were inspected.
 */
export const returnSteps: readonly Step<ReturnStatus, 'staff' | 'customer'>[] = [
  { from: 'asked', to: 'agreed', by: ['staff'], stock: 'stays' },
  { from: 'asked', to: 'refused', by: ['staff'], stock: 'stays' },
  { from: 'agreed', to: 'on-its-way', by: ['staff', 'customer'], stock: 'stays' },
  { from: 'agreed', to: 'inspected', by: ['staff'], stock: 'comes back' },
  { from: 'agreed', to: 'refused', by: ['staff'], stock: 'stays' },
  { from: 'on-its-way', to: 'inspected', by: ['staff'], stock: 'comes back' },
  { from: 'inspected', to: 'settled', by: ['staff'], stock: 'stays' },
]
