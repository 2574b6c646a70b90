import { randomUUID } from 'node:crypto'
import { Fragment } from 'react'
import { data, Form } from 'react-router'
import { z } from 'zod'
import { getAdminStore } from '#domain/catalog/admin/admin-stores.ts'
import { choicesOf } from '#domain/orders/order.ts'
import { listShelfSizes, shelfSizesPerPage } from '#domain/stock-taking/list-shelf-sizes.ts'
import { type CountResult, recordShelfCounts } from '#domain/stock-taking/record-shelf-counts.ts'
import { maxCounted, type ShelfCount } from '#domain/stock-taking/shelf-count.ts'
import { fieldErrorsMessages } from '#page-messages/backoffice/field-errors.ts'
import { stockTakingMessages } from '#page-messages/backoffice/stock-taking.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { FocusedNotice } from '#web/backoffice/layout/focused-notice.tsx'
import { EmptyList } from '#web/backoffice/layout/list-page.tsx'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { Pagination } from '#web/backoffice/layout/pagination.tsx'
import { LinePicture } from '#web/backoffice/orders/lines/line-picture.tsx'
import { rawTexts, readFields, submissionKey } from '#web/forms/form-fields.ts'
import { readForm } from '#web/forms/read-form.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { parseId } from '#web/http/parse-id.ts'
import { adminStorePath } from '#web/paths/backoffice-catalog-paths.ts'
import { formatList, formatShortMoment } from '#web/text/format.ts'
import { LocalText } from '#web/text/local-text.tsx'
import { TextField } from '#web/ui/field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { Route } from './+types/stock-taking-page'

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

/** Repeated fields, one of each for a row. */
const stockTakingForm = z.object({
  key: submissionKey,
  variantId: rawTexts,
  expected: rawTexts,
  counted: rawTexts,
})

interface ReadCounts {
  readonly key: string
  /** Of the rows in which a number was typed. */
  readonly counts: readonly ShelfCount[]
  /** What was typed and is no number of pieces, by size. */
  readonly unreadable: readonly { readonly variantId: number; readonly typed: string }[]
}

/** Reads what was counted; undefined for what no form sends. */
function readCounts(form: FormData): ReadCounts | undefined {
  const { key, variantId, expected, counted } = readFields(stockTakingForm, form)
  if (!key) return undefined
  const rows = counted.map((typed, row) => ({
    variantId: wholeNumber(variantId[row] ?? ''),
    expected: wholeNumber(expected[row] ?? ''),
    typed: typed.trim(),
    counted: wholeNumber(typed.trim()),
  }))
  const filled = rows.filter(({ typed }) => typed !== '')
  const counts = filled.flatMap(({ variantId, expected, counted }) =>
    variantId === undefined || expected === undefined || counted === undefined
      ? []
      : [{ variantId, expected, counted }],
  )
  const unreadable = filled.flatMap(({ variantId, typed, counted }) =>
    variantId !== undefined && counted === undefined ? [{ variantId, typed }] : [],
  )
  return { key, counts, unreadable }
}

function wholeNumber(text: string): number | undefined {
  return /^\d{1,6}$/.test(text) && Number(text) <= maxCounted ? Number(text) : undefined
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
  return (
    <OfficePage
      title={stockTakingMessages.title(store.name)}
      heading={stockTakingMessages.heading}
      back={{ to: adminStorePath(store.id), name: <bdi>{store.name}</bdi> }}
      className="max-w-3xl"
    >
      <p className="mt-1 text-ink-soft">{stockTakingMessages.text}</p>
      {actionData && (
        <div className="mt-3">
          <CountedNotice result={actionData} />
        </div>
      )}
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
          <SubmitButton className="w-full">{stockTakingMessages.save}</SubmitButton>
        </div>
      </Form>
      <Pagination place={loaderData} />
    </OfficePage>
  )
}

/** Has the focus, since the form begins again: how many counts were saved, and whether some could not be. */
function CountedNotice({ result }: { result: NonNullable<Route.ComponentProps['actionData']> }) {
  const { recorded, refused, unreadable } = result
  const isWrong = refused.length + unreadable.length > 0
  if (recorded === 0 && !isWrong) return null
  return (
    <FocusedNotice changed={result} tone={isWrong ? 'error' : 'success'}>
      {recorded > 0 && <p>{stockTakingMessages.recorded(recorded)}</p>}
      {isWrong && <p>{stockTakingMessages.notRecorded}</p>}
    </FocusedNotice>
  )
}

interface SizeRowProps {
  readonly size: Route.ComponentProps['loaderData']['sizes'][number]
  /** What was typed and is no number. */
  readonly typed: string | undefined
  readonly refusal: CountResult['outcome'] | undefined
}

/** A variant with what should be on the shelf, and a field for what is. */
function SizeRow({ size: row, typed, refusal }: SizeRowProps) {
  const { variantId, product, productLanguage, size, color, picture, expected, lastCount } = row
  const choices = choicesOf({ sizeName: size, colorName: color })
  const error =
    typed === undefined
      ? refusal && refusal !== 'recorded' && stockTakingMessages.refusals[refusal]
      : fieldErrorsMessages.wholeNumber
  return (
    <li className="flex items-start gap-3 p-3">
      <LinePicture fileName={picture} className="w-12" />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere font-semibold leading-snug">
          <LocalText text={product} language={productLanguage} />
          {choices.map((name) => (
            <Fragment key={name}>
              {' · '}
              <bdi>{name}</bdi>
            </Fragment>
          ))}
        </p>
        <p className="text-ink-soft text-sm">{stockTakingMessages.expected(expected)}</p>
        {lastCount && (
          <p className="text-ink-soft text-sm">
            {stockTakingMessages.lastCount(lastCount.on, lastCount.by, lastCount.counted - lastCount.expected)}
          </p>
        )}
      </div>
      <input type="hidden" name="variantId" value={variantId} />
      <input type="hidden" name="expected" value={expected} />
      <TextField
        label={stockTakingMessages.counted}
        aria-label={stockTakingMessages.countedOf(product, formatList(choices))}
        name="counted"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        defaultValue={typed}
        error={error || undefined}
        className="w-24 shrink-0"
      />
    </li>
  )
}
