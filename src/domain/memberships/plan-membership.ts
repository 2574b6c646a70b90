import type { PlanRequest } from './request-plan.ts'

export const planStatuses = ['pending', 'approved', 'refused', 'expired'] as const

export type PlanStatus = (typeof planStatuses)[number]

/** A request for a pack, and what has become of it. */
export interface PlanMembership extends PlanRequest {
  readonly id: number
  readonly status: PlanStatus
  /** What the shop said with its decision: the reason when it refused. */
  readonly note: string
  /** Until when it was approved. */
  readonly expiresAt?: Date
  readonly requestedAt: Date
  readonly isSuspicious: boolean
}

export const longestNote = 1000

interface MembershipRow {
  readonly id: number
  readonly plan: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly project: string
  readonly description: string
  readonly status: string
  readonly note: string
  readonly expires_at: Date | null
  readonly requested_at: Date
  readonly is_held: boolean
}

export const membershipColumns = [
  ...(['id', 'plan', 'name', 'email', 'phone', 'project', 'description'] as const),
  ...(['status', 'note', 'expires_at', 'requested_at', 'is_held'] as const),
] as const

export function membershipOf({
  expires_at: expiresAt,
  requested_at: requestedAt,
  is_held: isSuspicious,
  ...row
}: MembershipRow): PlanMembership {
  return {
    ...row,
    plan: row.plan as PlanMembership['plan'],
    email: row.email as PlanMembership['email'],
    phone: row.phone as PlanMembership['phone'],
    status: row.status as PlanStatus,
    ...{ requestedAt, isSuspicious },
    ...(expiresAt && { expiresAt }),
  }
}
