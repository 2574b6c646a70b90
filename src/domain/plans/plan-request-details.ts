import type { PlanRequest } from './request-plan.ts'

export const planStatuses = ['pending', 'approved', 'refused', 'expired'] as const

export type PlanStatus = (typeof planStatuses)[number]

/** A plan request with its status. */
export interface PlanRequestDetails extends PlanRequest {
  readonly id: number
  readonly status: PlanStatus
  /** The note with the decision: the reason of a refusal. */
  readonly note: string
  /** The end of an approved plan. */
  readonly expiresAt?: Date
  readonly requestedAt: Date
  readonly isSuspicious: boolean
}

export const maxPlanNoteLength = 1000

interface PlanRequestRow {
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

export const planRequestColumns = [
  ...(['id', 'plan', 'name', 'email', 'phone', 'project', 'description'] as const),
  ...(['status', 'note', 'expires_at', 'requested_at', 'is_held'] as const),
] as const

export function planRequestFromRow({
  expires_at: expiresAt,
  requested_at: requestedAt,
  is_held: isSuspicious,
  ...row
}: PlanRequestRow): PlanRequestDetails {
  return {
    ...row,
    plan: row.plan as PlanRequestDetails['plan'],
    email: row.email as PlanRequestDetails['email'],
    phone: row.phone as PlanRequestDetails['phone'],
    status: row.status as PlanStatus,
    ...{ requestedAt, isSuspicious },
    ...(expiresAt && { expiresAt }),
  }
}
