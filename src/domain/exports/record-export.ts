import { recordAudit } from '#domain/audit/record-audit.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Period } from '#domain/reports/period.ts'

interface Export {
  readonly table: string
  readonly hasPeople: boolean
  /** Absent for a table that is always exported whole. */
  readonly period?: Period
}

/** Records who takes a table out, and sends the person an email when it has addresses of people. */
export async function recordExport(marketplace: Marketplace, { table, hasPeople, period }: Export): Promise<void> {
  await inTransaction(marketplace, async (marketplace) => {
    const { actor } = marketplace
    const after = period && { firstDay: period.from, lastDay: period.until }
    await recordAudit(marketplace, { entity: 'export', id: table, action: 'taken', ...(after && { after }) })
    if (hasPeople && actor.kind === 'operator')
      await recordEvent(marketplace, { type: 'people.exported', table, operatorId: actor.id })
  })
}
