import { randomUUID } from 'node:crypto'
import { Form, Link } from 'react-router'
import { getOwnCommission } from '#domain/commission/get-own-commission.ts'
import { productFields } from '#domain/fields/product-fields.ts'
import { millimes } from '#domain/money.ts'
import { parsePrice } from '#domain/parse-price.ts'
import { getOwnPlan } from '#domain/plans/get-plan-of-store.ts'
import { pictureRefusals } from '#page-messages/picture-refusals.ts'
import { productFieldNames } from '#page-messages/product-fields.ts'
import { studioMessages } from '#page-messages/studio.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { livePath } from '#web/paths/file-paths.ts'
import { photoUploadPath, piecePath, piecesPath } from '#web/paths/studio-paths.ts'
import { InlineScript } from '#web/security/inline-script.tsx'
import { readAskedStore } from '#web/studio/layout/asked-store.ts'
import { BackLink } from '#web/studio/layout/back-link.tsx'
import { StudioFrame } from '#web/studio/layout/studio-frame.tsx'
import { studioIn } from '#web/studio/studio-context.ts'
import { formatPrice } from '#web/text/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useCategoryChoices } from '#web/use-categories.ts'
import type { Route } from './+types/new-piece-page'
import { keepScript, keptName } from './keep-script.ts'
import { addPiece, type ReturnedPiece } from './new-piece-action.ts'
import { PhotoField } from './photo-field.tsx'
import { photoScript } from './photo-script.ts'
import { PhotoStatus } from './photo-status.tsx'
import { shareOf } from './share-of-price.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { marketplace } = studioIn(context)
  const { store } = await readAskedStore(marketplace, request)
  const { allows, pieces } = await catchNotFound(getOwnPlan(marketplace, store.id))
  /** Why none is added now. */
  const refusal =
    allows.pieces === 0 ? ('planOver' as const) : pieces >= allows.pieces ? ('planFull' as const) : undefined
  return {
    store,
    refusal,
    commission: await catchNotFound(getOwnCommission(marketplace, store.id)),
    formKey: randomUUID(),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { marketplace } = studioIn(context)
  const { store } = await readAskedStore(marketplace, request)
  return addPiece(marketplace, store.id, request)
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

/** A new piece: the photo first, then name, price, category and how many. */
export default function NewPiecePage({ loaderData, actionData }: Route.ComponentProps) {
  const { store, refusal, commission, formKey } = loaderData
  const { newPiece: messages, form, pieces } = studioMessages
  const typed = actionData?.typed
  const errors: ReturnedPiece['errors'] = actionData && 'errors' in actionData ? actionData.errors : {}
  const sure = actionData && 'sure' in actionData ? actionData.sure : undefined
  const textOf = (field: keyof typeof errors) => {
    const problem = errors[field]
    return problem && { ...pictureRefusals, ...form.problems, ...messages.problems }[problem]
  }
  const amount = parsePrice(typed?.regularPrice ?? '')
  const picture = typed?.picture ?? ''
  return (
    <StudioFrame title={messages.title}>
      <BackLink to={piecesPath({ store: store.id })}>
        <bdi>{store.name}</bdi>
      </BackLink>
      <h1 className="text-3xl">{messages.title}</h1>
      {actionData && (
        <Notice tone="error">
          {problemOf(actionData)}{' '}
          {actionData.outcome === 'key-used' && (
            <Link to={piecePath(actionData.id)} reloadDocument className="text-link">
              {messages.openAdded}
            </Link>
          )}
        </Notice>
      )}
      {store.isRetired && <Notice tone="info">{pieces.storeRetired}</Notice>}
      {!actionData && refusal && <Notice tone="info">{messages[refusal]}</Notice>}
      <Form
        method="post"
        encType="multipart/form-data"
        className="space-y-5"
        data-upload={photoUploadPath()}
        data-keep={keptName(store.id)}
        data-live={livePath}
        data-fresh={actionData ? undefined : ''}
      >
        <p
          role="status"
          data-line
          data-kept={messages.kept}
          data-waiting={messages.waiting}
          className="rounded-2xl bg-olive/10 p-4 text-lg text-olive-deep empty:hidden"
        />
        <Button type="button" variant="outline" data-empty hidden>
          {messages.emptied}
        </Button>
        <input type="hidden" name="key" value={formKey} />
        <input type="hidden" name="picture" value={picture} />
        <section className="panel space-y-4 p-5">
          <PhotoStatus picture={picture} className="aspect-square w-full rounded-2xl object-cover" />
          <PhotoField />
          {textOf('photo') && <p className="font-medium text-clay">{textOf('photo')}</p>}
        </section>
        <section className="panel space-y-5 p-5 [&_label]:text-lg">
          <TextField
            label={productFieldNames.name}
            name="name"
            maxLength={productFields.name.maxLength}
            required
            defaultValue={typed?.name}
            error={textOf('name')}
          />
          <div>
            <TextField
              label={messages.price}
              name="regularPrice"
              inputMode="decimal"
              autoComplete="off"
              required
              defaultValue={typed?.regularPrice}
              error={textOf('regularPrice')}
            />
            {sure !== undefined && (
              <Checkbox name="sure" value={sure} className="font-semibold text-lg">
                {form.surePrice(formatPrice(sure))}
              </Checkbox>
            )}
            <p
              aria-live="polite"
              data-share={messages.youReceive('{share}', '{price}')}
              data-commission={commission}
              data-zero={formatPrice(millimes(0))}
              className="mt-2 text-lg empty:hidden"
            >
              {amount !== undefined && shareOf(amount, commission)}
            </p>
          </div>
          <SelectField
            label={productFieldNames.category}
            name="category"
            required
            defaultValue={typed?.category ?? ''}
            choices={useCategoryChoices(typed?.category)}
            error={textOf('category')}
          >
            <option value="">{messages.choose}</option>
          </SelectField>
          <TextField
            label={form.howMany}
            name="stock"
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            required
            defaultValue={typed?.stock ?? '1'}
            error={textOf('stock')}
          />
        </section>
        <Button type="submit" className="w-full py-4 text-xl">
          {messages.publish}
        </Button>
      </Form>
      <InlineScript code={photoScript} />
      <InlineScript code={keepScript} />
    </StudioFrame>
  )
}

type Answer = NonNullable<Route.ComponentProps['actionData']>

function problemOf(answer: Answer): string {
  const { newPiece: messages, form, enter, errors } = studioMessages
  switch (answer.outcome) {
    case 'invalid':
      return form.notSaved
    case 'rate-limited':
      return enter.tooMany
    case 'unreachable':
      return errors.away.text
    case 'key-used':
      return messages.keyUsed
    case 'plan-over':
      return messages.planOver
    case 'plan-full':
      return messages.planFull
    case 'store-full':
      return messages.storeFull
  }
}
