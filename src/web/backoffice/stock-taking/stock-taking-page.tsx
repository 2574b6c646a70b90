import { randomUUID } from 'node:crypto'
import { data, Form, useNavigation } from 'react-router'
import { getAdminStore } from '#domain/catalog/admin/admin-stores.ts'
import { listShelfSizes, shelfSizesPerPage } from '#domain/stock-taking/list-shelf-sizes.ts'
import { recordShelfCounts } from '#domain/stock-taking/record-shelf-counts.ts'
import { stockTakingMessages } from '#page-messages/backoffice/stock-taking.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { EmptyList } from '#web/backoffice/layout/empty-list.tsx'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { Pagination } from '#web/backoffice/layout/pagination.tsx'
import { readForm } from '#web/forms/read-form.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { parseId } from '#web/http/parse-id.ts'
import { adminStorePath } from '#web/paths/backoffice-catalog-paths.ts'
import { formatShortMoment } from '#web/text/format.ts'
import { Button } from '#web/ui/button.tsx'
import { LiveRegion } from '#web/ui/live-region.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/stock-taking-page'
import { SizeRow } from './size-row.tsx'
import { readCounts } from './stock-taking-form.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const office = officeIn(context)
  const { store } = await catchNotFound(getAdminStore(office, parseId(params.id)))
  const page = Math.min(1000, Math.max(1, Math.trunc(Number(new URL(request.url).searchParams.get('page'))) || 1))
  const { sizes, total } = await listShelfSizes(office, store.id, page)
  return {
    ...{ store: { id: store.id, name: store.name }, key: randomUUID(), page },
    last: Math.max(page, Math.ceil(total / shelfSizesPerPage)),
    sizes: sizes.map(({ lastCount, ...size }) => ({
      ...size,
      ...(lastCount && { lastCount: { ...lastCount, on: formatShortMoment(lastCount.at) } }),
    })),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const reading = readCounts(await readForm(request))
  if (!reading) throw data(null, { status: 400 })
  const { key, counts, unreadable } = reading
  const results = await recordShelfCounts(officeIn(context), counts, key)
  const refused = results.filter(({ outcome }) => outcome !== 'recorded')
  return data(
    { recorded: results.length - refused.length, refused, unreadable },
    { status: refused.length + unreadable.length > 0 ? 422 : 200 },
  )
}

/** The sizes of a store, to be counted on the shelf: whatever is filled in is saved, the rest can wait. */
export default function StockTakingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { store, sizes, key } = loaderData
  const isBusy = useNavigation().state !== 'idle'
  return (
    <OfficePage
      title={stockTakingMessages.title(store.name)}
      heading={stockTakingMessages.heading}
      back={{ to: adminStorePath(store.id), name: <bdi>{store.name}</bdi> }}
      className="max-w-3xl"
    >
      <p className="mt-1 text-ink-soft">{stockTakingMessages.text}</p>
      <LiveRegion className="mt-3 space-y-3">
        {actionData && actionData.recorded > 0 && (
          <Notice isStatic tone="success">
            {stockTakingMessages.recorded(actionData.recorded)}
          </Notice>
        )}
        {actionData && actionData.refused.length + actionData.unreadable.length > 0 && (
          <Notice isStatic tone="error">
            {stockTakingMessages.notRecorded}
          </Notice>
        )}
      </LiveRegion>
      {sizes.length === 0 && <EmptyList text={stockTakingMessages.nothing} />}
      {/* With a new key the form begins again: what was saved is in the rows. */}
      <Form method="post" key={key} className={sizes.length === 0 ? 'hidden' : 'mt-4'}>
        <input type="hidden" name="key" value={key} />
        <ul className="panel divide-y divide-sand">
          {sizes.map((size) => (
            <SizeRow
              key={size.variantId}
              size={size}
              typed={actionData?.unreadable.find(({ variantId }) => variantId === size.variantId)?.typed}
              refusal={actionData?.refused.find(({ variantId }) => variantId === size.variantId)?.outcome}
            />
          ))}
        </ul>
        <div className="panel sticky bottom-15 mt-4 p-3 shadow-float lg:bottom-3">
          <Button type="submit" disabled={isBusy} className="w-full">
            {stockTakingMessages.save}
          </Button>
        </div>
      </Form>
      <Pagination place={loaderData} />
    </OfficePage>
  )
}
