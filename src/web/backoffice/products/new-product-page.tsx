import { useState } from 'react'
import { Form, redirect, useNavigation } from 'react-router'
import { z } from 'zod'
import { mayEditProducts } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { createProduct } from '#domain/catalog/admin/create-product.ts'
import type { Picture } from '#domain/catalog/pictures/picture.ts'
import { listStoreNames } from '#domain/catalog/stores/list-store-names.ts'
import { backoffice } from '#page-messages/backoffice.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { BackofficeTitle } from '#web/backoffice/layout/backoffice-title.tsx'
import { UnsavedChangesGuard } from '#web/backoffice/layout/unsaved-changes-guard.tsx'
import { NoScriptPictureField } from '#web/backoffice/pictures/no-script-picture-field.tsx'
import { PendingUploadsProvider } from '#web/backoffice/pictures/pending-uploads.tsx'
import { pictureWithDetails } from '#web/backoffice/pictures/picture-with-details.ts'
import { readFields } from '#web/forms/form-fields.ts'
import { textIn } from '#web/forms/read-form.ts'
import { readId } from '#web/http/parse-id.ts'
import { createdProductPath } from '#web/paths/backoffice-catalog-paths.ts'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../layout/panel.tsx'
import { PicturesField } from '../pictures/pictures-field.tsx'
import { readPictureForm } from '../pictures/read-picture-form.ts'
import { SaveButton } from '../pictures/save-button.tsx'
import type { Route } from './+types/new-product-page'
import { BasicFields } from './basic-fields.tsx'
import { count } from './cell-form.ts'
import { DefaultSubmitButton } from './default-submit-button.tsx'
import type { ProductFieldErrors } from './product-fields.ts'
import { invalidIn, unknownIn } from './product-form.ts'
import { PublishingFields } from './publishing-fields.tsx'
import { readPublishing, type TypedPublishing } from './publishing-form.ts'
import { readProductSubmission } from './read-product-submission.ts'

const firstStockForm = z.object({ stock: count })

export async function loader({ context, request }: Route.LoaderArgs) {
  const chosen = readId(new URL(request.url).searchParams.get('store'))
  return { stores: await listStoreNames(officeIn(context), chosen === undefined ? [] : [chosen]), chosen }
}

export async function action({ context, request }: Route.ActionArgs) {
  const office = officeIn(context)
  requireAllowed(mayEditProducts(office.actor))
  const form = await readPictureForm(request)
  const submission = await readProductSubmission(office, form)
  const reading = readPublishing(form, office.clock.now())
  const typedHere = { stock: textIn(form, 'stock'), publishing: reading.typed, publishingError: reading.error }
  if (submission.outcome !== 'read') return { ...submission, ...typedHere }
  if (reading.error) return { ...invalidIn({}, form), ...typedHere }
  const { draft } = submission
  const sizes = [{ name: '', stock: readFields(firstStockForm, form).stock ?? 0 }]
  const {
    promotionalPrice: _1,
    promotionFirstDay: _2,
    promotionLastDay: _3,
    widthMillimeters: _4,
    heightMillimeters: _5,
    weightGrams: _6,
    lowStock: _7,
    ...product
  } = draft
  const result = await createProduct(office, { ...product, sizes }, reading.publishing)
  if (result.outcome === 'unknown') return { ...unknownIn(result.fields, form), ...typedHere }
  return redirect(createdProductPath(result.id))
}

const noFieldErrors: ProductFieldErrors = {}
const atOnce: TypedPublishing = { publishing: 'now', publishAt: '' }

/** The short form for a new product. */
export default function NewProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const { products, fieldErrors: errorTexts } = backoffice
  const typed = actionData?.typed
  const [pictures, setPictures] = useState<readonly Picture[]>(
    () => typed?.pictures.map((picture) => pictureWithDetails(picture, [])) ?? [],
  )
  const [hasUnsavedChanges, setHasUnsavedChanges] = useState(false)
  const isSaving = useNavigation().formMethod !== undefined
  const { form } = products
  return (
    <div className="mx-auto max-w-xl">
      <BackofficeTitle title={form.newTitle} />
      <h1 className="text-3xl">{form.newTitle}</h1>
      <p className="mt-1 text-ink-soft">{form.newText}</p>
      <PendingUploadsProvider>
        <Form
          method="post"
          encType="multipart/form-data"
          className="mt-5 space-y-5"
          onChange={() => setHasUnsavedChanges(true)}
        >
          <DefaultSubmitButton />
          {actionData?.outcome === 'invalid' && <Notice tone="error">{form.invalid}</Notice>}
          <Panel title={form.photo}>
            <PicturesField
              pictures={pictures}
              error={actionData?.fieldErrors.pictures && errorTexts[actionData.fieldErrors.pictures]}
              onChange={(pictures) => {
                setPictures(pictures)
                setHasUnsavedChanges(true)
              }}
            />
          </Panel>
          <div className="grid gap-4 sm:grid-cols-2">
            <BasicFields typed={typed} {...loaderData} fieldErrors={actionData?.fieldErrors ?? noFieldErrors} />
            <TextField
              label={form.stock}
              name="stock"
              type="number"
              min={0}
              max={999_999}
              defaultValue={actionData?.stock ?? 1}
            />
          </div>
          <PublishingFields typed={actionData?.publishing ?? atOnce} error={actionData?.publishingError} />
          <NoScriptPictureField refused={actionData?.refused} />
          <SaveButton isSaving={isSaving} className="w-full sm:w-auto">
            {isSaving ? form.saving : form.create}
          </SaveButton>
        </Form>
      </PendingUploadsProvider>
      <UnsavedChangesGuard hasUnsavedChanges={hasUnsavedChanges && !isSaving} />
    </div>
  )
}
