import type { ColumnType, Generated } from 'kysely'
import type { Millimes } from '#domain/money.ts'
import type { PlanName } from '#domain/plan.ts'
import type { PlanPaymentMeans } from '#domain/plan-payment-means.ts'
import type { DueState } from '#domain/plans/plan-due.ts'
import type { TunisDay } from '#domain/tunis-day.ts'
import type { ActorLabel, RecordedActor } from './operator-tables.ts'

/** What is due for plans and was paid, and which reminders were given. */
export interface PlanTables {
  plan_dues: RecordedActor & {
    id: ColumnType<number, never, never>
    plan_request_id: number
    plan: PlanName
    first_day: TunisDay
    last_day: TunisDay
    amount_millimes: Millimes
    pay_by: TunisDay
    state: Generated<DueState>
    waived_for: Generated<string>
    made_by: ActorLabel
    made_at: Date
  }
  plan_payments: RecordedActor & {
    id: ColumnType<number, never, never>
    due_id: ColumnType<number, number, never>
    store_id: ColumnType<number, number, never>
    submission_key: ColumnType<string, string, never>
    receipt_number: ColumnType<number, number, never>
    amount_millimes: ColumnType<Millimes, Millimes, never>
    means: ColumnType<PlanPaymentMeans, PlanPaymentMeans, never>
    reference: ColumnType<string, string, never>
    paid_on: ColumnType<TunisDay, TunisDay, never>
    made_by: ActorLabel
    made_at: Date
    revoked_at: ColumnType<Date | null, never, Date>
    revoked_for: ColumnType<string, never, string>
  }
  plan_reminders: { plan_request_id: number; last_day: TunisDay; days_before: number; made_at: Date }
}
