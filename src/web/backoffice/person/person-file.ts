import { data } from 'react-router'
import { mayHandlePersonalData } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { exportPerson } from '#domain/personal-data/read-person.ts'
import { requireFreshSession } from '#web/backoffice/auth/require-session.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { readFields } from '#web/forms/form-fields.ts'
import { readForm } from '#web/forms/read-form.ts'
import { shopProfileIn } from '#web/page-context.ts'
import { personPath } from '#web/paths/backoffice-paths.ts'
import { personFileResponse } from '#web/personal-data/person-file.ts'
import type { Route } from './+types/person-file'
import { personForm, readPersonKey } from './read-person-key.ts'

/** Downloads all that is held under a phone number or of an order, for an operator who has called back. */
export async function action({ context, request }: Route.ActionArgs) {
  const office = officeIn(context)
  requireAllowed(mayHandlePersonalData(office.actor))
  const { q, called } = readFields(personForm, await readForm(request))
  const found = await readPersonKey(office, q)
  if (found.outcome !== 'found' || found.key.by === 'email') throw data(null, { status: 400 })
  requireFreshSession(context, request, personPath(q, called))
  const records = await exportPerson(office, { key: found.key, isCalledBack: called })
  if (!records) throw data(null, { status: 409 })
  return personFileResponse({ records, shopName: (await shopProfileIn(context)).name, madeAt: office.clock.now() })
}

export function loader(): Response {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } })
}
