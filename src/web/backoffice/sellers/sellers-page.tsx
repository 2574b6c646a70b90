import { data, Form, redirect, redirectDocument } from 'react-router'
import { z } from 'zod'
import { getAdminStore } from '#domain/catalog/admin/admin-stores.ts'
import { getMainLocale } from '#domain/languages/main-locale-setting.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { formatPhone } from '#domain/phone.ts'
import { getPlanRequestAsOperator } from '#domain/plans/get-plan-request-as-operator.ts'
import { actForSeller, actingMilliseconds } from '#domain/sellers/act-for-seller.ts'
import { grantStoreAccess } from '#domain/sellers/grant-store-access.ts'
import { type ListedSeller, listSellers } from '#domain/sellers/list-sellers.ts'
import { endSellerSessions, revokeStoreAccess } from '#domain/sellers/revoke-store-access.ts'
import { createSellerLink, revokeSellerLink } from '#domain/sellers/seller-link.ts'
import { requireStudio } from '#domain/sellers/studio-setting.ts'
import { sellersMessages as messages } from '#page-messages/backoffice/sellers.ts'
import { identityStateIn, officeByForm } from '#web/backoffice/auth/check-submitted-identity.ts'
import { requireFreshSession } from '#web/backoffice/auth/require-session.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { FocusedPart } from '#web/backoffice/layout/focused-part.tsx'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { readTyped, typedIn } from '#web/forms/form.ts'
import { known, readFields, sentId } from '#web/forms/form-fields.ts'
import { readForm, textIn } from '#web/forms/read-form.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { done } from '#web/http/done.ts'
import { parseId, readId } from '#web/http/parse-id.ts'
import { revalidateAfterConflict } from '#web/http/revalidate-after-conflict.ts'
import { sellerCookie } from '#web/http/studio-cookie.ts'
import { publicUrlIn } from '#web/page-context.ts'
import { adminStorePath, storeMakersPath } from '#web/paths/backoffice-catalog-paths.ts'
import { piecesPath } from '#web/paths/studio-paths.ts'
import { AskFirst } from '#web/ui/ask-first.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { Route } from './+types/sellers-page'
import { type DisplayedSeller, displayedSeller } from './displayed-seller.ts'
import { filledLink } from './filled-link.ts'
import { GrantAccessForm } from './grant-access-form.tsx'
import { LinkCard } from './link-card.tsx'
import { SellerFacts } from './seller-facts.tsx'
import { sellerForm, type TypedSeller } from './seller-form.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const office = officeIn(context)
  await catchNotFound(requireStudio(office))
  const { store } = await catchNotFound(getAdminStore(office, parseId(params.id)))
  const sellers = await listSellers(office, store.id)
  return {
    ...{ storeId: store.id, storeName: store.name },
    sellers: sellers.map(displayedSeller),
    identity: identityStateIn(context, request),
    typed: await firstTyped(office, new URL(request.url).searchParams.get('request'), sellers),
  }
}

/** The form begins with the maker of a plan request, unless the maker has access already. */
async function firstTyped(
  office: Marketplace,
  request: string | null,
  sellers: readonly ListedSeller[],
): Promise<TypedSeller> {
  const id = readId(request)
  const asked = id === undefined ? undefined : await catchNotFound(getPlanRequestAsOperator(office, id))
  if (!asked || sellers.some(({ phone }) => phone === asked.phone))
    return { name: '', phone: '', locale: await getMainLocale(office) }
  return { name: asked.name, phone: formatPhone(asked.phone), locale: asked.locale }
}

/** The buttons of somebody who may enter. */
const listedSellerForm = z.object({
  do: known(['make-link', 'revoke-link', 'end-phones', 'revoke-access', 'open-studio'] as const),
  id: sentId,
})

export async function action({ context, params, request }: Route.ActionArgs) {
  const storeId = parseId(params.id)
  const form = await readForm(request)
  await catchNotFound(requireStudio(officeIn(context)))
  if (textIn(form, 'do') === 'grant') return grantAccess(context, request, storeId, form)
  const office = officeIn(context)
  const { do: wanted, id } = readFields(listedSellerForm, form)
  if (!wanted || id === undefined) throw data(null, { status: 400 })
  switch (wanted) {
    case 'make-link':
      requireFreshSession(context, request)
      return catchNotFound(linkFor(context, office, storeId, id))
    case 'open-studio': {
      const session = requireFreshSession(context, request)
      const device = request.headers.get('User-Agent') ?? ''
      const token = await catchNotFound(actForSeller(office, session, { storeId, sellerId: id, device }))
      const publicUrl = publicUrlIn(context)
      const cookie = sellerCookie(token, publicUrl, actingMilliseconds)
      return redirectDocument(publicUrl + piecesPath({ store: storeId }), { headers: { 'Set-Cookie': cookie } })
    }
    case 'revoke-link':
      await catchNotFound(revokeSellerLink(office, storeId, id))
      break
    case 'end-phones':
      await catchNotFound(endSellerSessions(office, storeId, id))
      break
    case 'revoke-access':
      await catchNotFound(revokeStoreAccess(office, storeId, id))
      break
  }
  return redirect(storeMakersPath(storeId))
}

type Context = Route.ActionArgs['context']

async function grantAccess(context: Context, request: Request, storeId: number, form: FormData) {
  const typed = typedIn(sellerForm, form)
  const reading = readTyped(sellerForm, typed)
  if (reading.outcome === 'invalid') return data({ ...reading, typed }, { status: 422 })
  const check = await officeByForm(context, request, form)
  if ('problem' in check) return data({ outcome: 'identity', problem: check.problem, typed } as const, check.init)
  const { office } = check
  const result = await catchNotFound(grantStoreAccess(office, storeId, reading.value, readId(textIn(form, 'knownId'))))
  if (result.outcome === 'granted') return linkFor(context, office, storeId, result.sellerId)
  return data({ ...result, typed }, { status: 409 })
}

async function linkFor(context: Context, office: Marketplace, storeId: number, sellerId: number) {
  const token = await createSellerLink(office, storeId, sellerId)
  const seller = (await listSellers(office, storeId)).find(({ id }) => id === sellerId)
  if (!seller?.phone) throw data(null, { status: 404 })
  const locale = seller.locale ?? (await getMainLocale(office))
  const person = { name: seller.name, phone: seller.phone, locale }
  const facts = { token, publicUrl: publicUrlIn(context), storeId, person }
  return done({ outcome: 'link', link: await filledLink(office, facts) } as const)
}

export const shouldRevalidate = revalidateAfterConflict

/** Who may enter the studio of a store: links, phones, and an end to it. */
export default function SellersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { storeId, storeName, sellers, identity, typed } = loaderData
  const returned = actionData && 'typed' in actionData ? actionData : undefined
  const notices = { 'in-already': messages.inAlready, 'too-many': messages.tooMany } as const
  return (
    <OfficePage
      title={messages.title(storeName)}
      back={{ to: adminStorePath(storeId), name: <bdi>{storeName}</bdi> }}
      className="max-w-2xl space-y-5"
    >
      {actionData?.outcome === 'link' && (
        <FocusedPart changed={actionData} block="center">
          <LinkCard key={actionData.link.url} link={actionData.link} />
        </FocusedPart>
      )}
      {actionData && (actionData.outcome === 'in-already' || actionData.outcome === 'too-many') && (
        <Notice tone="error">{notices[actionData.outcome]}</Notice>
      )}
      {sellers.length === 0 ? (
        <p className="text-ink-soft">{messages.none}</p>
      ) : (
        <ul className="panel divide-y divide-sand-deep">
          {sellers.map((seller) => (
            <li key={seller.id}>
              <SellerCard seller={seller} />
            </li>
          ))}
        </ul>
      )}
      <Panel title={messages.grantAccess}>
        {/* A form that was taken is empty for the next person. */}
        <GrantAccessForm
          key={actionData?.outcome === 'link' ? actionData.link.url : ''}
          identity={identity}
          typed={returned?.typed ?? (actionData ? { ...typed, name: '', phone: '' } : typed)}
          problem={returned?.outcome === 'identity' ? returned.problem : undefined}
          fieldErrors={returned?.outcome === 'invalid' ? returned.fieldErrors : undefined}
          known={returned?.outcome === 'known' ? returned : undefined}
        />
      </Panel>
    </OfficePage>
  )
}

/** Somebody who may enter a store, and what the office does about it. */
function SellerCard({ seller }: { seller: DisplayedSeller }) {
  const { id, linkUntil, phoneCount } = seller
  return (
    <div className="space-y-3 p-4 sm:px-6">
      <div>
        <SellerFacts seller={seller} />
      </div>
      <div className="flex flex-wrap items-start gap-3">
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <SubmitButton name="do" value="make-link" variant="secondary">
            {linkUntil ? messages.makeNewLink : messages.makeLink}
          </SubmitButton>
        </Form>
        {linkUntil && (
          <Form method="post">
            <input type="hidden" name="id" value={id} />
            <SubmitButton name="do" value="revoke-link" variant="outline">
              {messages.revokeLink}
            </SubmitButton>
          </Form>
        )}
        <AskFirst label={messages.act}>
          <p>{messages.actText}</p>
          <Form method="post" reloadDocument>
            <input type="hidden" name="id" value={id} />
            <SubmitButton name="do" value="open-studio">
              {messages.actSure}
            </SubmitButton>
          </Form>
        </AskFirst>
        {phoneCount > 0 && (
          <AskFirst label={messages.endPhones} key={`phones ${phoneCount}`}>
            <p>{messages.endPhonesText}</p>
            <Form method="post">
              <input type="hidden" name="id" value={id} />
              <SubmitButton name="do" value="end-phones">
                {messages.endPhonesSure}
              </SubmitButton>
            </Form>
          </AskFirst>
        )}
        <AskFirst label={messages.revokeAccess}>
          <p>{messages.revokeAccessText}</p>
          <Form method="post">
            <input type="hidden" name="id" value={id} />
            <SubmitButton name="do" value="revoke-access">
              {messages.revokeAccessSure}
            </SubmitButton>
          </Form>
        </AskFirst>
      </div>
    </div>
  )
}
