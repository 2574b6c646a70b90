import { sql } from 'kysely'
import type { Marketplace } from '#domain/marketplace.ts'

const unsent = ['queued', 'failed', 'held', 'given-up'] as const

/** As `lockEmailsOfStep` for a step of a return. */
export async function lockEmailsOfReturnStep(
  { db }: Marketplace,
  stepId: number,
): Promise<{ readonly wasTold: boolean }> {
  const emails = await db
    .selectFrom('emails')
    .select(['status', 'attempts', 'body'])
    .where(tellsOf(stepId))
    .orderBy('id')
    .forUpdate()
    .execute()
  return { wasTold: emails.some(({ status, attempts, body }) => status === 'sent' || attempts > 0 || body !== null) }
}

/** Withdraws the emails that tell the customer of a step of a return, unless they were sent. */
export async function withdrawEmailsOfReturnStep({ db }: Marketplace, stepId: number): Promise<void> {
  await db
    .updateTable('emails')
    .set({ status: 'withdrawn' })
    .where(tellsOf(stepId))
    .where('status', 'in', unsent)
    .execute()
}

function tellsOf(stepId: number) {
  return sql<boolean>`(kind = 'return-progress' and about->>'returnStepId' = ${String(stepId)})`
}
