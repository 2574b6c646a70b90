import { useState } from 'react'
import { Form, redirect, useNavigation } from 'react-router'
import { createProduct } from '#domain/assortment/create-product.ts'
import { listStores } from '#domain/catalog/list-stores.ts'
import type { Picture } from '#domain/catalog/picture.ts'
import { requireOperator } from '#domain/operators/require-operator.ts'
import { textIn } from '../../read-form.ts'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { LeaveGuard } from '../layout/leave-guard.tsx'
import { OfficeTitle } from '../layout/office-title.tsx'
import { Panel } from '../layout/panel.tsx'
import { officeIn } from '../office-context.ts'
import { knownPicture } from '../pictures/known-picture.ts'
import { CountsPictures } from '../pictures/on-their-way.tsx'
import { PicturesField } from '../pictures/pictures-field.tsx'
import { PlainPictureField } from '../pictures/plain-picture-field.tsx'
import { readPictureForm } from '../pictures/read-picture-form.ts'
import { SaveButton } from '../pictures/save-button.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { Route } from './+types/new-product-page'
import { BasicFields } from './basic-fields.tsx'
import { countIn } from './cell-action.ts'
import { EnterSaves } from './enter-saves.tsx'
import { type ProductMistakes, unknownIn } from './product-form.ts'
import { receiveProduct } from './receive-product.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const stores = await listStores(officeIn(context))
  return { stores: stores.map(({ id, name }) => ({ id, name })) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const office = officeIn(context)
  requireOperator(office, 'staff')
  const form = await readPictureForm(request)
  const received = await receiveProduct(office, form)
  const stock = textIn(form, 'stock')
  if (received.outcome !== 'read') return { ...received, stock }
  const { draft } = received
  const sizes = [{ name: '', stock: countIn(form, 'stock') ?? 0 }]
  const { promotionalPrice: _1, widthMillimeters: _2, heightMillimeters: _3, weightGrams: _4, ...words } = draft
  const answer = await createProduct(office, { ...words, sizes })
  if (answer.outcome === 'unknown') return { ...unknownIn(answer.fields, form), stock }
  return redirect(`/admin/products/${answer.id}?new`)
}

const noMistakes: ProductMistakes = {}

/** The shortest way from a thing on the table to a thing in the shop. */
export default function NewProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const { products } = useOfficeMessages()
  const typed = actionData?.typed
  const [pictures, setPictures] = useState<readonly Picture[]>(
    () => typed?.pictures.map((picture) => knownPicture(picture, [])) ?? [],
  )
  const [isDirty, setDirty] = useState(false)
  const isSaving = useNavigation().formMethod !== undefined
  const { form } = products
  return (
    <div className="mx-auto max-w-xl">
      <OfficeTitle title={form.newTitle} />
      <h1 className="text-3xl">{form.newTitle}</h1>
      <p className="mt-1 text-ink-soft">{form.newText}</p>
      <CountsPictures>
        <Form method="post" encType="multipart/form-data" className="mt-5 space-y-5" onChange={() => setDirty(true)}>
          <EnterSaves />
          {actionData?.outcome === 'invalid' && <Notice tone="error">{form.invalid}</Notice>}
          <Panel title={form.photo}>
            <PicturesField
              pictures={pictures}
              error={actionData?.mistakes.pictures && products.mistakes[actionData.mistakes.pictures]}
              onChange={(pictures) => {
                setPictures(pictures)
                setDirty(true)
              }}
            />
          </Panel>
          <div className="grid gap-4 sm:grid-cols-2">
            <BasicFields typed={typed} stores={loaderData.stores} mistakes={actionData?.mistakes ?? noMistakes} />
            <TextField
              label={form.stock}
              name="stock"
              type="number"
              min={0}
              max={999_999}
              defaultValue={actionData?.stock ?? 1}
            />
          </div>
          <PlainPictureField refused={actionData?.refused} />
          <SaveButton isSaving={isSaving} className="w-full sm:w-auto">
            {isSaving ? form.saving : form.create}
          </SaveButton>
        </Form>
      </CountsPictures>
      <LeaveGuard isDirty={isDirty && !isSaving} />
    </div>
  )
}
