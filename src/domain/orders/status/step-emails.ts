import { sql } from 'kysely'
import type { Marketplace } from '#domain/marketplace.ts'

const unsent = ['queued', 'failed', 'held', 'given-up'] as const

/**
 * Locks the emails that tell the customer of a step and returns whether one was sent, or may have been. The attempt of an
 * email that is due now waits for this transaction.
 */
export async function lockEmailsOfStep({ db }: Marketplace, stepId: number): Promise<{ readonly wasTold: boolean }> {
  const emails = await db
    .selectFrom('emails')
    .select(['status', 'attempts', 'body'])
    .where(tellsOf(stepId))
    .orderBy('id')
    .forUpdate()
    .execute()
  // The text is stored with the first attempt, and stays when the email is sent again.
  return { wasTold: emails.some(({ status, attempts, body }) => status === 'sent' || attempts > 0 || body !== null) }
}

/** Withdraws the emails that tell the customer of a step, unless they were sent. */
export async function withdrawEmailsOfStep({ db }: Marketplace, stepId: number): Promise<void> {
  await db
    .updateTable('emails')
    .set({ status: 'withdrawn' })
    .where(tellsOf(stepId))
    .where('status', 'in', unsent)
    .execute()
}

function tellsOf(stepId: number) {
  return sql<boolean>`(kind = 'order-progress' and about->>'stepId' = ${String(stepId)})`
}

/** Withdraws the emails of all steps of an order that wait for their time: the customer has decided otherwise. */
export async function withdrawWaitingStepEmails({ db, clock }: Marketplace, orderId: number): Promise<void> {
  await db
    .updateTable('emails')
    .set({ status: 'withdrawn' })
    .where('kind', '=', 'order-progress')
    .where('status', 'in', unsent)
    .where('not_before', '>', clock.now())
    .where(sql<boolean>`about->>'stepId' = any(array(select id::text from order_steps where order_id = ${orderId}))`)
    .execute()
}
