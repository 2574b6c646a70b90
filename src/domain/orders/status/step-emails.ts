import { sql } from 'kysely'
import type { Marketplace } from '#domain/marketplace.ts'

/** A step that an email tells the customer of: of an order, or of a return. */
export type ToldStep = { readonly stepId: number } | { readonly returnStepId: number }

const unsent = ['queued', 'failed', 'held', 'given-up'] as const

/**
 * Locks the emails that tell the customer of a step and returns whether one was sent, or may have been. The attempt of
 * an email that is due now waits for this transaction.
 */
export async function lockEmailsOfStep({ db }: Marketplace, step: ToldStep): Promise<{ readonly wasTold: boolean }> {
  const emails = await db
    .selectFrom('emails')
    .select(['status', 'attempts', 'body'])
    .where(tellsOf(step))
    .orderBy('id')
    .forUpdate()
    .execute()
  // The text is stored with the first attempt, and stays when the email is sent again.
  return { wasTold: emails.some(({ status, attempts, body }) => status === 'sent' || attempts > 0 || body !== null) }
}

/** Withdraws the emails that tell the customer of a step, unless they were sent. */
export async function withdrawEmailsOfStep({ db }: Marketplace, step: ToldStep): Promise<void> {
  await db
    .updateTable('emails')
    .set({ status: 'withdrawn' })
    .where(tellsOf(step))
    .where('status', 'in', unsent)
    .execute()
}

function tellsOf(step: ToldStep) {
  return 'stepId' in step
    ? sql<boolean>`(kind = 'order-progress' and about->>'stepId' = ${String(step.stepId)})`
    : sql<boolean>`(kind = 'return-progress' and about->>'returnStepId' = ${String(step.returnStepId)})`
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
