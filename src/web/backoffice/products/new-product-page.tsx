import { randomUUID } from 'node:crypto'
import { useEffect, useRef, useState } from 'react'
import { data, Form, Link, redirect, useLocation, useNavigation } from 'react-router'
import { z } from 'zod'
import { mayEditProducts } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import { listAdminStoreNames } from '#domain/catalog/admin/admin-stores.ts'
import { createProduct } from '#domain/catalog/admin/create-product.ts'
import { publishings } from '#domain/catalog/admin/publishing.ts'
import type { Picture } from '#domain/catalog/pictures/picture.ts'
import { fieldErrorsMessages } from '#page-messages/backoffice/field-errors.ts'
import { productsMessages } from '#page-messages/backoffice/products.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { deleteFormDraft, type FormDraft, findFormDraft, formDataOf } from '#web/backoffice/drafts/form-drafts.ts'
import { RestoredDraftNotice } from '#web/backoffice/drafts/restored-draft-notice.tsx'
import { useSavedDraft } from '#web/backoffice/drafts/use-saved-draft.ts'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { useOperatorId } from '#web/backoffice/layout/operator-id.ts'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { UnsavedChangesGuard } from '#web/backoffice/layout/unsaved-changes-guard.tsx'
import { NoScriptPictureField } from '#web/backoffice/pictures/no-script-picture-field.tsx'
import { PendingUploadsProvider } from '#web/backoffice/pictures/pending-uploads.tsx'
import { pictureWithDetails } from '#web/backoffice/pictures/picture-with-details.ts'
import { PicturesField } from '#web/backoffice/pictures/pictures-field.tsx'
import { readPictureForm } from '#web/backoffice/pictures/read-picture-form.ts'
import { SaveButton } from '#web/backoffice/pictures/save-button.tsx'
import { readFields, submissionKey } from '#web/forms/form-fields.ts'
import { textIn } from '#web/forms/read-form.ts'
import { readId } from '#web/http/parse-id.ts'
import { revalidateAfterRefusal } from '#web/http/revalidate-after-conflict.ts'
import { adminProductPath, createdProductPath } from '#web/paths/backoffice-catalog-paths.ts'
import { TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/new-product-page'
import { BasicFields } from './basic-fields.tsx'
import { count } from './cell-form.ts'
import { DefaultSubmitButton } from './default-submit-button.tsx'
import { newProductForm } from './product-drafts.ts'
import type { ProductFieldErrors } from './product-fields.ts'
import { invalidIn, unknownIn } from './product-form.ts'
import { PublishingFields } from './publishing-fields.tsx'
import { readPublishing, type TypedPublishing } from './publishing-form.ts'
import { type ReturnedProductForm, readProductSubmission } from './read-product-submission.ts'
import { type TypedProduct, typedProductIn } from './typed-product.ts'

const noFieldErrors: ProductFieldErrors = {}
const newProductFields = z.object({ key: submissionKey, stock: count })

export async function loader({ context, request }: Route.LoaderArgs) {
  const chosen = readId(new URL(request.url).searchParams.get('store'))
  const stores = await listAdminStoreNames(officeIn(context), chosen)
  return { stores: stores.filter(({ isRetired }) => !isRetired), chosen, formKey: randomUUID() }
}

export async function action({ context, request }: Route.ActionArgs) {
  const office = officeIn(context)
  requireScope(mayEditProducts(office.actor))
  const form = await readPictureForm(request)
  const submission = await readProductSubmission(office, form)
  const reading = readPublishing(form, office.clock.now())
  const typedHere = { stock: textIn(form, 'stock'), publishing: reading.typed, publishingError: reading.error }
  const returned = (result: ReturnedProductForm) =>
    data({ ...result, ...typedHere }, { status: result.outcome === 'invalid' ? 422 : 200 })
  if (submission.outcome !== 'read') return returned(submission)
  if (reading.error) return returned(invalidIn({}, form))
  const { draft } = submission
  const { key, stock = 0 } = readFields(newProductFields, form)
  const creation = { publishing: reading.publishing, submissionKey: key }
  const result = await createProduct(office, { ...draft, sizes: [{ name: '', stock }] }, creation)
  if (result.outcome === 'unknown') return returned(unknownIn(result.fields, form))
  // Only for makers.
  if (result.outcome !== 'created' && result.outcome !== 'key-used') return returned(unknownIn(['storeId'], form))
  if (result.outcome === 'key-used')
    return data({ ...result, fieldErrors: noFieldErrors, typed: typedProductIn(form), ...typedHere }, { status: 409 })
  return redirect(createdProductPath(result.id))
}

/** Gives a form whose key is used another one. */
export const shouldRevalidate = revalidateAfterRefusal

const atOnce: TypedPublishing = { publishing: 'now', publishAt: '' }

/** What the fields begin with. */
interface TypedNewProduct {
  readonly typed?: TypedProduct
  readonly stock?: string
  readonly publishing?: TypedPublishing
}

/** The short form for a new product. What was typed into it before and is not saved is filled in again. */
export default function NewProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const { form } = productsMessages
  const operatorId = useOperatorId()
  const [restored, setRestored] = useState<FormDraft>()
  useEffect(() => setRestored(findFormDraft(operatorId, newProductForm)), [operatorId])
  const discard = () => {
    deleteFormDraft(operatorId, newProductForm)
    setRestored(undefined)
  }
  return (
    <OfficePage title={form.newTitle} className="max-w-xl">
      <p className="mt-1 text-ink-soft">{form.newText}</p>
      {restored && <RestoredDraftNotice draft={restored} onDiscard={discard} />}
      <NewProductForm
        key={restored?.typedAt}
        {...loaderData}
        start={restored ? typedInDraft(formDataOf(restored)) : (actionData ?? {})}
        result={actionData}
      />
    </OfficePage>
  )
}

function typedInDraft(form: FormData): TypedNewProduct {
  const chosen = textIn(form, 'publishing')
  const publishing = publishings.find((each) => each === chosen) ?? atOnce.publishing
  return {
    typed: typedProductIn(form),
    stock: textIn(form, 'stock'),
    publishing: { publishing, publishAt: textIn(form, 'publishAt') },
  }
}

type NewProductFormProps = Route.ComponentProps['loaderData'] & {
  readonly start: TypedNewProduct
  readonly result: Route.ComponentProps['actionData']
}

function NewProductForm({ stores, chosen, formKey, start, result }: NewProductFormProps) {
  const { form } = productsMessages
  const operatorId = useOperatorId()
  const element = useRef<HTMLFormElement>(null)
  const [pictures, setPictures] = useState<readonly Picture[]>(
    () => start.typed?.pictures.map((picture) => pictureWithDetails(picture, [])) ?? [],
  )
  const [edits, setEdits] = useState(0)
  const countEdit = () => setEdits((edits) => edits + 1)
  const { state, formMethod, location: next } = useNavigation()
  const { pathname } = useLocation()
  const isSaving = formMethod !== undefined
  const isCreated = isSaving && state === 'loading' && next.pathname !== pathname
  const deleteDraft = useSavedDraft(operatorId, newProductForm, element, { edits, isUnsaved: edits > 0 && !isCreated })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the shop has the product
  useEffect(() => {
    if (isCreated) deleteDraft()
  }, [isCreated])
  return (
    <>
      <PendingUploadsProvider>
        <Form ref={element} method="post" encType="multipart/form-data" className="mt-5 space-y-5" onChange={countEdit}>
          <DefaultSubmitButton />
          <input type="hidden" name="key" value={formKey} />
          {result?.outcome === 'invalid' && <Notice tone="error">{form.invalid}</Notice>}
          {result?.outcome === 'key-used' && (
            <Notice tone="error">
              {form.keyUsed}{' '}
              <Link to={adminProductPath(result.id)} className="text-link">
                {form.openAdded}
              </Link>
            </Notice>
          )}
          <Panel title={form.photo}>
            <PicturesField
              pictures={pictures}
              error={result?.fieldErrors.pictures && fieldErrorsMessages[result.fieldErrors.pictures]}
              onChange={(pictures) => {
                setPictures(pictures)
                countEdit()
              }}
            />
          </Panel>
          <div className="grid gap-4 sm:grid-cols-2">
            <BasicFields
              typed={start.typed}
              stores={stores}
              chosen={chosen}
              fieldErrors={result?.fieldErrors ?? noFieldErrors}
            />
            <TextField
              label={form.stock}
              name="stock"
              type="number"
              min={0}
              max={999_999}
              defaultValue={start.stock ?? 1}
            />
          </div>
          <PublishingFields typed={start.publishing ?? atOnce} error={result?.publishingError} />
          <NoScriptPictureField refused={result && 'refused' in result ? result.refused : undefined} />
          <SaveButton isSending={isSaving} className="w-full sm:w-auto">
            {isSaving ? form.saving : form.create}
          </SaveButton>
        </Form>
      </PendingUploadsProvider>
      <UnsavedChangesGuard hasUnsavedChanges={edits > 0 && !isSaving} onDiscard={deleteDraft} />
    </>
  )
}
