import { data } from 'react-router'
import { exportByDataLink } from '#domain/personal-data/data-link.ts'
import { marketplaceIn, shopProfileIn } from '#web/page-context.ts'
import { personFileResponse } from '#web/personal-data/person-file.ts'
import type { Route } from './+types/my-data-file'

/** Downloads all that is held under the address to which the link was sent. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const marketplace = marketplaceIn(context)
  const records = await exportByDataLink(marketplace, params.token)
  if (!records) throw data(null, { status: 404 })
  return personFileResponse({ records, shopName: (await shopProfileIn(context)).name, madeAt: marketplace.clock.now() })
}
