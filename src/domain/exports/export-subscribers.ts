import { mayExportPeople } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { requireFreshIdentity } from '#domain/access/require-fresh-identity.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type Subscriber, streamSubscribers } from '#domain/newsletter/list-subscribers.ts'
import { recordExport } from './record-export.ts'

/** Yields the confirmed subscribers of the newsletter in batches, for a file, with an entry in the audit log. */
export async function* exportSubscribers(marketplace: Marketplace): AsyncGenerator<Subscriber[]> {
  requireAllowed(mayExportPeople(marketplace.actor))
  requireFreshIdentity(marketplace)
  await recordExport(marketplace, { table: 'newsletter-readers', hasPeople: true })
  yield* streamSubscribers(marketplace)
}
