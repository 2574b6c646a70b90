import { sql } from 'kysely'
import { NotFound } from '#domain/errors.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { PaymentRecord } from './payment.ts'

const maxListedPayments = 100

/** Returns the payments and refunds of an order and what was revoked, oldest first; of very many, the newest. */
export async function readPayments({ db }: Marketplace, orderId: number): Promise<PaymentRecord[]> {
  const rows = await paymentsOf(db, orderId).orderBy('id', 'desc').limit(maxListedPayments).execute()
  return rows.reverse().map(paymentFromRow)
}

export async function readLastPayment({ db }: Marketplace, orderId: number): Promise<PaymentRecord | undefined> {
  const row = await paymentsOf(db, orderId).orderBy('id', 'desc').limit(1).executeTakeFirst()
  return row && paymentFromRow(row)
}

/**
 * Returns the payment or refund that the form with this key recorded, if any, and whether it was of the same kind and
 * with the same values.
 */
export async function findRecorded(
  { db }: Marketplace,
  orderId: number,
  { submissionKey, kind, amount, means, reference }: RecordedForm,
): Promise<{ readonly isSame: boolean } | undefined> {
  return db
    .selectFrom('order_payments')
    .select(({ and }) => and({ kind, amount_millimes: amount, means, reference }).as('isSame'))
    .where('order_id', '=', orderId)
    .where('submission_key', '=', submissionKey)
    .$castTo<{ isSame: boolean }>()
    .executeTakeFirst()
}

interface RecordedForm extends Pick<PaymentRecord, 'kind' | 'amount' | 'means' | 'reference'> {
  readonly submissionKey: string
}

interface RevocablePayment extends PaymentRecord {
  readonly kind: 'paid' | 'refunded'
  readonly isRevoked: boolean
  /** The payment gateway has reported it. */
  readonly isAtGateway: boolean
}

/** Returns a payment or refund of an order. Throws NotFound for an unknown one. */
export async function readPayment({ db }: Marketplace, orderId: number, paymentId: number): Promise<RevocablePayment> {
  const row = await paymentsOf(db, orderId)
    .select(
      sql<boolean>`exists (select from order_payments as later where later.revokes_id = order_payments.id)`.as(
        'isRevoked',
      ),
    )
    .select(
      sql<boolean>`exists (select from card_payments where card_payments.payment_id = order_payments.id)`.as(
        'isAtGateway',
      ),
    )
    .where('id', '=', paymentId)
    .executeTakeFirst()
  const payment = row && paymentFromRow(row)
  if (!payment || payment.kind === 'not-paid') throw new NotFound('payment', paymentId)
  return { ...payment, kind: payment.kind, isRevoked: row.isRevoked, isAtGateway: row.isAtGateway }
}

function paymentsOf(db: Marketplace['db'], orderId: number) {
  return db
    .selectFrom('order_payments')
    .select(['id', 'kind', 'amount_millimes', 'means', 'reference', 'revokes_id', 'return_id', 'made_by', 'made_at'])
    .where('order_id', '=', orderId)
}

type PaymentRow = Awaited<ReturnType<ReturnType<typeof paymentsOf>['execute']>>[number]

function paymentFromRow(row: PaymentRow): PaymentRecord {
  return {
    ...{ id: row.id, kind: row.kind, amount: row.amount_millimes, means: row.means, reference: row.reference },
    ...(row.revokes_id !== null && { revokesId: row.revokes_id }),
    ...(row.return_id !== null && { returnId: row.return_id }),
    ...{ by: row.made_by, at: row.made_at },
  }
}
