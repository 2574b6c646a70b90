import { useRef } from 'react'
import { Form } from 'react-router'
import { z } from 'zod'
import { mayEditProducts } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import { pasteColumns, type RowPreview, rowProblems } from '#domain/catalog/pasted-rows/pasted-row.ts'
import { previewPastedRows } from '#domain/catalog/pasted-rows/preview-pasted-rows.ts'
import { savePastedRows } from '#domain/catalog/pasted-rows/save-pasted-rows.ts'
import { priceDoubts } from '#domain/catalog/price-doubt.ts'
import { listCategories } from '#domain/categories/list-categories.ts'
import { millimes } from '#domain/money.ts'
import { pastedRowsMessages } from '#page-messages/backoffice/pasted-rows.ts'
import { productNamesMessages } from '#page-messages/backoffice/product-names.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { FocusedNotice } from '#web/backoffice/layout/focused-notice.tsx'
import { FocusedPart } from '#web/backoffice/layout/focused-part.tsx'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { ids, jsonIn, readFields } from '#web/forms/form-fields.ts'
import { readForm, textIn } from '#web/forms/read-form.ts'
import { useFocusOnRefusal } from '#web/forms/use-focus-on-refusal.ts'
import { doneIf } from '#web/http/done.ts'
import { TextArea } from '#web/ui/field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { Route } from './+types/paste-page'
import { readPastedRows } from './paste-form.ts'
import { PastePreview } from './paste-preview.tsx'

export function loader({ context }: Route.LoaderArgs) {
  requireScope(mayEditProducts(officeIn(context).actor))
  return null
}

const line = z.int()
const id = z.int32()
const count = z.int32()
const price = z.int().transform(millimes)
const category = z.string()
const doubt = z.enum(priceDoubts).exactOptional()
const cells = z.array(z.object({ column: z.enum(pasteColumns).exactOptional(), text: z.string() }))

const rowPreview: z.ZodType<RowPreview> = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('wrong'), line, problem: z.enum(rowProblems), cells }),
  z.object({ outcome: z.literal('same'), line, name: z.string() }),
  z.object({
    ...{ outcome: z.literal('changed'), line, id, name: z.string() },
    price: z.object({ from: price, to: price }).exactOptional(),
    doubt,
    stock: z.object({ variantId: id, from: count, to: count }).exactOptional(),
    newName: z.string().exactOptional(),
    category: z.object({ from: category, to: category }).exactOptional(),
    store: z.object({ from: z.string(), to: z.string(), toId: id }).exactOptional(),
  }),
  z.object({
    ...{ outcome: z.literal('new'), line, model: z.string(), name: z.string() },
    ...{ price, doubt, stock: count, category, storeId: id },
  }),
])

/** The preview that an operator has reviewed; undefined when there is none, or when it is malformed. */
const reviewForm = z.object({ review: jsonIn(z.array(rowPreview)), sure: ids })

/** `confirmedLines` are those whose doubtful price was ticked. */
function readReview(form: FormData) {
  const { review, sure } = readFields(reviewForm, form)
  return review && { previewed: review, confirmedLines: sure }
}

export async function action({ context, request }: Route.ActionArgs) {
  const office = officeIn(context)
  const form = await readForm(request)
  const text = textIn(form, 'text')
  const reading = readPastedRows(text, await listCategories(office))
  if (reading.outcome !== 'read') return { outcome: reading.outcome, text }
  const review = readReview(form)
  if (!review) return { outcome: 'preview' as const, text, preview: await previewPastedRows(office, reading.rows) }
  const result = await savePastedRows(office, reading.rows, review.previewed, review.confirmedLines)
  return doneIf(result.outcome === 'saved', { text, ...result })
}

/** Rows pasted from a spreadsheet, saved after a preview. */
export default function PastePage({ actionData }: Route.ComponentProps) {
  const pastedRows = pastedRowsMessages
  const preview = actionData && 'preview' in actionData ? actionData.preview : undefined
  const outcome = actionData?.outcome
  const problem =
    outcome === 'empty' || outcome === 'without-header' || outcome === 'repeated-column' || outcome === 'too-long'
      ? pastedRows.problems[outcome]
      : undefined
  const form = useRef<HTMLFormElement>(null)
  useFocusOnRefusal(form, actionData)
  return (
    <OfficePage title={productNamesMessages.pasteRows} className="max-w-4xl space-y-5">
      {actionData?.outcome === 'saved' && (
        <FocusedNotice changed={actionData} tone={actionData.leftOut > 0 ? 'info' : 'success'}>
          {pastedRows.saved(actionData.changed, actionData.created)}
          {actionData.leftOut > 0 && ` ${pastedRows.leftOut(actionData.leftOut)}`}
        </FocusedNotice>
      )}
      {actionData?.outcome === 'changed-meanwhile' && (
        <FocusedNotice changed={actionData}>{pastedRows.changedMeanwhile}</FocusedNotice>
      )}
      {preview && (
        <FocusedPart changed={preview}>
          <PastePreview preview={preview} text={actionData?.text ?? ''} />
        </FocusedPart>
      )}
      <Form method="post" ref={form} className="space-y-4">
        <TextArea
          label={pastedRows.label}
          hint={pastedRows.hint}
          name="text"
          rows={10}
          required
          // Rows that were left out are corrected and looked at again; the others stay as they are then.
          defaultValue={actionData?.outcome === 'saved' && actionData.leftOut === 0 ? '' : actionData?.text}
          error={problem}
        />
        <SubmitButton variant={preview ? 'outline' : 'primary'}>{pastedRows.preview}</SubmitButton>
      </Form>
    </OfficePage>
  )
}
