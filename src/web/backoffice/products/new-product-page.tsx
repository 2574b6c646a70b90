import { useState } from 'react'
import { Form, redirect, useNavigation } from 'react-router'
import { createProduct } from '#domain/assortment/create-product.ts'
import { listStores } from '#domain/catalog/list-stores.ts'
import type { Picture } from '#domain/catalog/picture.ts'
import { readForm, textIn } from '../../read-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { OfficeTitle } from '../layout/office-title.tsx'
import { Panel } from '../layout/panel.tsx'
import { officeIn } from '../office-context.ts'
import { knownPicture } from '../pictures/known-picture.ts'
import { PicturesField } from '../pictures/pictures-field.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { Route } from './+types/new-product-page'
import { BasicFields } from './basic-fields.tsx'
import { countIn } from './cell-action.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { type ProductMistakes, readProductForm } from './product-form.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const stores = await listStores(officeIn(context))
  return { stores: stores.map(({ id, name }) => ({ id, name })) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request)
  const reading = readProductForm(form)
  if (reading.outcome === 'invalid') return { ...reading, stock: textIn(form, 'stock') }
  const { draft } = reading
  const sizes = [{ name: '', stock: countIn(form, 'stock') ?? 0 }]
  const { promotionalPrice: _1, widthMillimeters: _2, heightMillimeters: _3, weightGrams: _4, ...words } = draft
  const id = await createProduct(officeIn(context), { ...words, sizes })
  return redirect(`/admin/products/${id}?new`)
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
      <Form method="post" className="mt-5 space-y-5" onChange={() => setDirty(true)}>
        {actionData && <Notice tone="error">{form.invalid}</Notice>}
        <Panel title={form.photo}>
          <PicturesField
            pictures={pictures}
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
        <Button type="submit" disabled={isSaving} className="w-full sm:w-auto">
          {isSaving ? form.saving : form.create}
        </Button>
      </Form>
      <LeaveGuard isDirty={isDirty && !isSaving} />
    </div>
  )
}
