import { Form, Link } from 'react-router'
import { sellersMessages } from '#page-messages/backoffice/sellers.ts'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { adminStorePath, newStorePath, storeMakersPath } from '#web/paths/backoffice-catalog-paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'

interface StoreOfRequestPanelProps {
  readonly requestId: number
  readonly stores: readonly { readonly id: number; readonly name: string }[]
  readonly storeId: number | undefined
  /** Whether makers enter their stores. */
  readonly hasStudio: boolean
}

/** After a plan was approved: the store of its maker, and the way to let the maker in. */
export function StoreOfRequestPanel({ requestId, stores, storeId, hasStudio }: StoreOfRequestPanelProps) {
  const { request: messages } = sellersMessages
  const store = stores.find(({ id }) => id === storeId)
  return (
    <Panel title={messages.title}>
      {store ? (
        <>
          <p>
            {messages.is}{' '}
            <Link to={adminStorePath(store.id)} className="text-link font-semibold">
              <bdi>{store.name}</bdi>
            </Link>
          </p>
          {hasStudio && (
            <ButtonLink to={storeMakersPath(store.id, requestId)} variant="secondary" className="mt-3">
              {messages.toStore}
            </ButtonLink>
          )}
        </>
      ) : (
        <>
          <p className="mb-4">{hasStudio ? messages.text : messages.textWithoutStudio}</p>
          <Form method="post" className="flex flex-wrap items-end gap-3">
            <input type="hidden" name="do" value="set-store" />
            <SelectField
              label={messages.store}
              name="storeId"
              required
              className="min-w-56 flex-1"
              choices={stores.map(({ id, name }) => ({ value: String(id), name }))}
            >
              <option value="">{messages.choose}</option>
            </SelectField>
            <SubmitButton variant="secondary">{messages.button}</SubmitButton>
          </Form>
          <ButtonLink to={newStorePath(requestId)} variant="outline" className="mt-3">
            {messages.add}
          </ButtonLink>
        </>
      )}
    </Panel>
  )
}
