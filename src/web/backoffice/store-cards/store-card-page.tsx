import { data, redirect } from 'react-router'
import { mayEditPayoutAccounts } from '#domain/access/policies.ts'
import { getAdminStore } from '#domain/catalog/admin/admin-stores.ts'
import { listSellers } from '#domain/sellers/list-sellers.ts'
import { formatAccountNumber, isPostAccount } from '#domain/store-cards/account-number.ts'
import { editStoreCard } from '#domain/store-cards/edit-store-card.ts'
import { getStoreCard } from '#domain/store-cards/get-store-card.ts'
import { taxStatuses } from '#domain/tax-status.ts'
import { tunisDayOf } from '#domain/tunis-day.ts'
import { fieldErrorsMessages } from '#page-messages/backoffice/field-errors.ts'
import { storeCardMessages as messages } from '#page-messages/backoffice/store-card.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { fieldProps } from '#web/backoffice/forms/field-props.ts'
import { LanguageField } from '#web/backoffice/forms/language-field.tsx'
import { EditPage } from '#web/backoffice/layout/edit-page.tsx'
import { typedIn } from '#web/forms/form.ts'
import { readForm, textIn } from '#web/forms/read-form.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { parseId, readId } from '#web/http/parse-id.ts'
import { adminStorePath, storeCardPath } from '#web/paths/backoffice-catalog-paths.ts'
import { formatDate } from '#web/text/format.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import type { Route } from './+types/store-card-page'
import {
  readStoreCard,
  type StoreCardErrors,
  storeCardForm,
  type TypedStoreCard,
  typedCardOf,
} from './store-card-form.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const office = officeIn(context)
  const id = parseId(params.id)
  const { account, seen, ...card } = await catchNotFound(getStoreCard(office, id))
  return {
    ...{ id, storeName: (await catchNotFound(getAdminStore(office, id))).store.name, version: card.version },
    typed: typedCardOf({ ...card, account }),
    account: account && { text: formatAccountNumber(account), isPost: isPostAccount(account) },
    emails: (await listSellers(office, id)).flatMap(({ name, email }) => (email ? [{ name, email }] : [])),
    seen: seen && messages.seen(seen.by, formatDate(seen.at)),
    mayEditAccount: mayEditPayoutAccounts(office.actor),
    isStatusOver: card.taxStatusUntil !== undefined && card.taxStatusUntil < tunisDayOf(office.clock.now()),
    isJustSaved: new URL(request.url).searchParams.has('saved'),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const office = officeIn(context)
  const id = parseId(params.id)
  const form = await readForm(request)
  const typed = typedIn(storeCardForm, form)
  const reading = readStoreCard(typed)
  if (reading.outcome === 'invalid') return data({ ...reading, typed }, { status: 422 })
  const version = readId(textIn(form, 'version')) ?? 0
  // The form of staff has no account: it stays as it is.
  const { account } = mayEditPayoutAccounts(office.actor)
    ? reading.value
    : await catchNotFound(getStoreCard(office, id))
  const outcome = await catchNotFound(editStoreCard(office, id, { version, edited: { ...reading.value, account } }))
  if (outcome === 'saved') return redirect(`${storeCardPath(id)}?saved`)
  return data({ outcome, typed } as const, { status: 409 })
}

/** The card of a store: whom the office reaches, where it pays, and what it has seen. */
export default function StoreCardPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, storeName, version, emails, account, mayEditAccount, isJustSaved } = loaderData
  const fieldErrors: StoreCardErrors = actionData && 'fieldErrors' in actionData ? actionData.fieldErrors : {}
  const typed: TypedStoreCard = actionData?.typed ?? loaderData.typed
  const errorTexts = { ...fieldErrorsMessages, ...messages.problems }
  const fields = fieldProps(storeCardForm, { names: messages, typed, fieldErrors }, errorTexts)
  return (
    <EditPage
      title={messages.title(storeName)}
      back={{ to: adminStorePath(id), name: <bdi>{storeName}</bdi> }}
      className="max-w-2xl space-y-4"
      isJustSaved={isJustSaved}
      result={actionData}
      notices={{
        saved: messages.saved,
        ...{ invalid: messages.checkFields, 'changed-meanwhile': messages.changedMeanwhile },
      }}
      lookAgain={{ to: storeCardPath(id), name: messages.lookAgain, after: ['changed-meanwhile'] }}
      version={version}
      saveText={messages.save}
      fields={
        <div className="panel space-y-5 p-4 sm:p-6">
          <TextField {...fields.phone} hint={messages.phoneHint} autoComplete="off" />
          {emails.length > 0 && (
            <div>
              <p className="font-semibold">{messages.emails}</p>
              {emails.map(({ name, email }) => (
                <p key={email} className="break-all">
                  <bdi>{email}</bdi>{' '}
                  <span className="text-ink-soft">
                    (<bdi>{name}</bdi>)
                  </span>
                </p>
              ))}
              <p className="text-ink-soft text-sm">{messages.emailsHint}</p>
            </div>
          )}
          <LanguageField {...fields.locale}>
            <option value="">{messages.sameLanguage}</option>
          </LanguageField>
          {mayEditAccount ? (
            <TextField
              {...fields.account}
              hint={account ? `${kindOf(account)} · ${messages.accountHint}` : messages.accountHint}
            />
          ) : (
            <div>
              <p className="font-semibold">{messages.account}</p>
              <p className="tabular-nums">{account ? <bdi>{account.text}</bdi> : messages.noAccount}</p>
              <p className="text-ink-soft text-sm">
                {account && `${kindOf(account)} · `}
                {messages.accountOfOwner}
              </p>
            </div>
          )}
          <SelectField
            {...fields.taxStatus}
            choices={taxStatuses.map((value) => ({ value, name: messages.taxStatuses[value] }))}
          >
            <option value="">{messages.unknown}</option>
          </SelectField>
          <TextField
            {...fields.taxStatusUntil}
            hint={messages.taxStatusUntilHint}
            error={
              fields.taxStatusUntil.error ??
              (loaderData.isStatusOver && !actionData ? messages.statusIsOver : undefined)
            }
          />
          <TextField {...fields.taxNumber} hint={messages.taxNumberHint('1234567A/M/000')} />
          <div>
            <TextField {...fields.cardNumber} />
            <Checkbox name="isCardSeen" defaultChecked={typed.isCardSeen} className="mt-2">
              {messages.isCardSeen}
            </Checkbox>
            {loaderData.seen && <p className="text-olive text-sm">{loaderData.seen}</p>}
          </div>
        </div>
      }
    >
      <p className="text-ink-soft">{messages.text}</p>
    </EditPage>
  )
}

function kindOf({ isPost }: { readonly isPost: boolean }): string {
  return isPost ? messages.isPost : messages.isBank
}
