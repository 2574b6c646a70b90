import { data, redirect } from 'react-router'
import { mayManagePromotions } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { listAdminStoreNames } from '#domain/catalog/admin/admin-stores.ts'
import {
  type CodeUse,
  getDiscountCode,
  type ListedDiscountCode,
  listCodeUses,
} from '#domain/discounts/list-discount-codes.ts'
import { addDiscountCode, editDiscountCode } from '#domain/discounts/save-discount-code.ts'
import { discountCodesMessages } from '#page-messages/backoffice/discount-codes.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { EditPage } from '#web/backoffice/layout/edit-page.tsx'
import { ListSection } from '#web/backoffice/layout/list-page.tsx'
import { Pagination } from '#web/backoffice/layout/pagination.tsx'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { RowLink } from '#web/backoffice/layout/row-link.tsx'
import { typedIn } from '#web/forms/form.ts'
import { readForm, textIn } from '#web/forms/read-form.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { parseId, readId } from '#web/http/parse-id.ts'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { discountCodePath, discountCodesPath } from '#web/paths/backoffice-catalog-paths.ts'
import { orderDetailsPath } from '#web/paths/backoffice-order-paths.ts'
import { formatMoment, formatPrice } from '#web/text/format.ts'
import type { Route } from './+types/discount-code-page'
import { DiscountCodeFields } from './discount-code-fields.tsx'
import { discountCodeForm, readDiscountCode, typedCodeOf } from './discount-code-form.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const office = officeIn(context)
  requireAllowed(mayManagePromotions(office.actor))
  const { searchParams } = new URL(request.url)
  const olderThan = readId(searchParams.get('before'))
  const id = params.id === undefined ? undefined : parseId(params.id)
  const code = id === undefined ? undefined : await catchNotFound(getDiscountCode(office, id))
  const [stores, page] = await Promise.all([
    listAdminStoreNames(office, code?.storeId),
    id === undefined ? undefined : listCodeUses(office, id, olderThan),
  ])
  return {
    id,
    name: code?.code ?? discountCodesMessages.add,
    version: code?.version ?? 0,
    typed: typedCodeOf(code),
    stores: stores
      .filter((store) => !store.isRetired || store.id === code?.storeId)
      .map(({ id, name }) => ({ id, name })),
    figures: code && { uses: code.uses, given: code.given, ...(code.maxUses && { maxUses: code.maxUses }) },
    isInUse: olderThan !== undefined || (page?.rows.length ?? 0) > 0,
    isFirstPage: olderThan === undefined,
    uses: page?.rows ?? [],
    olderThan: page?.olderThan,
    isJustSaved: searchParams.has('saved') && olderThan === undefined,
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const office = officeIn(context)
  requireAllowed(mayManagePromotions(office.actor))
  const form = await readForm(request)
  const id = params.id === undefined ? undefined : parseId(params.id)
  const typed = typedIn(discountCodeForm, form)
  const reading = readDiscountCode(typed)
  if (reading.outcome === 'invalid') return data({ ...reading, typed }, { status: 422 })
  const edited = reading.value
  const version = readId(textIn(form, 'version')) ?? 0
  const result =
    id === undefined
      ? await addDiscountCode(office, edited)
      : await catchNotFound(editDiscountCode(office, id, { version, edited }))
  switch (result.outcome) {
    case 'saved':
      return redirect(`${discountCodePath(result.id)}?saved`)
    case 'unknown-category':
      return data({ outcome: 'invalid', typed, fieldErrors: { category: 'unknown' } } as const, { status: 422 })
    case 'unknown-store':
      return data({ outcome: 'invalid', typed, fieldErrors: { storeId: 'unknown' } } as const, { status: 422 })
    default:
      return data({ outcome: result.outcome, typed }, { status: 409 })
  }
}

/** The form of a new code or of one that staff edit, then what it has brought. */
export default function DiscountCodePage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, version, stores, figures, isInUse, isFirstPage, uses, olderThan, isJustSaved } = loaderData
  const fieldErrors = actionData && 'fieldErrors' in actionData ? actionData.fieldErrors : {}
  const { saved, checkFields: invalid, codeTaken, tooMany, termsInUse, changedMeanwhile } = discountCodesMessages
  return (
    <EditPage
      title={name}
      heading={<bdi>{name}</bdi>}
      back={{ to: discountCodesPath(), name: discountCodesMessages.title }}
      isJustSaved={isJustSaved}
      result={actionData}
      notices={{
        ...{ saved, invalid, 'code-taken': codeTaken, 'too-many': tooMany },
        ...{ 'terms-in-use': termsInUse, 'changed-meanwhile': changedMeanwhile },
      }}
      lookAgain={
        id === undefined
          ? undefined
          : {
              ...{ to: discountCodePath(id), name: discountCodesMessages.lookAgain },
              after: ['terms-in-use', 'changed-meanwhile'],
            }
      }
      version={version}
      fields={
        <DiscountCodeFields {...{ stores, isInUse, fieldErrors }} typed={actionData?.typed ?? loaderData.typed} />
      }
      saveText={discountCodesMessages.save}
    >
      {figures && <CodeUses {...{ figures, uses, olderThan, isFirstPage }} />}
    </EditPage>
  )
}

interface CodeUsesProps {
  readonly figures: Pick<ListedDiscountCode, 'uses' | 'given' | 'maxUses'>
  readonly uses: readonly CodeUse[]
  readonly olderThan: number | undefined
  readonly isFirstPage: boolean
}

/** What a code has brought, and the orders that have it. */
function CodeUses({ figures, uses, olderThan, isFirstPage }: CodeUsesProps) {
  return (
    <>
      <Panel title={discountCodesMessages.figuresTitle}>
        <dl className="grid gap-3 sm:grid-cols-2">
          <Figure
            name={discountCodesMessages.usesName}
            value={
              figures.maxUses === undefined
                ? String(figures.uses)
                : discountCodesMessages.usesOf(figures.uses, figures.maxUses)
            }
          />
          <Figure name={discountCodesMessages.givenName} value={formatPrice(figures.given)} />
        </dl>
        <p className="mt-3 text-ink-soft text-sm">{discountCodesMessages.usesHint}</p>
      </Panel>
      <ListSection
        title={discountCodesMessages.usesTitle}
        rows={uses}
        empty={isFirstPage ? discountCodesMessages.noUses : discountCodesMessages.noOlderUses}
        below={<Pagination place={{ olderThan }} />}
      >
        {({ id, number, customerName, placedAt, discount, counts }) => (
          <RowLink to={orderDetailsPath(id)}>
            <span className="block font-semibold">
              <OrderNumbers in={number} /> · <bdi>{customerName}</bdi>
            </span>
            <span className="block text-ink-soft text-sm">
              {formatMoment(placedAt)} · {discount > 0 ? formatPrice(discount) : discountCodesMessages.freeDelivery}
            </span>
            {!counts && <span className="text-clay-deep text-sm">{discountCodesMessages.doesNotCount}</span>}
          </RowLink>
        )}
      </ListSection>
    </>
  )
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="font-semibold text-xl tabular-nums">
        <bdi>{value}</bdi>
      </dd>
    </div>
  )
}
