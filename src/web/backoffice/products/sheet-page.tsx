import { Form } from 'react-router'
import { reviewSheet } from '#domain/assortment/review-sheet.ts'
import { saveSheet } from '#domain/assortment/save-sheet.ts'
import { requireOperator } from '#domain/operators/require-operator.ts'
import { readForm, textIn } from '../../read-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { OfficeTitle } from '../layout/office-title.tsx'
import { officeIn } from '../office-context.ts'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { Route } from './+types/sheet-page'
import { readSheet } from './sheet-form.ts'
import { SheetReview } from './sheet-review.tsx'

export function loader({ context }: Route.LoaderArgs) {
  requireOperator(officeIn(context), 'staff')
  return null
}

export async function action({ context, request }: Route.ActionArgs) {
  const office = officeIn(context)
  const form = await readForm(request)
  const text = textIn(form, 'text')
  const reading = readSheet(text)
  if (reading.outcome !== 'read') return { outcome: reading.outcome, text }
  const reviewed = reviewIn(form)
  if (!reviewed) return { outcome: 'review' as const, text, review: await reviewSheet(office, reading.rows) }
  return { text, ...(await saveSheet(office, reading.rows, reviewed)) }
}

/** The review that was looked at, which comes back with the sheet. It is compared with a new one, so it need not be believed. */
function reviewIn(form: FormData) {
  try {
    const review: unknown = JSON.parse(textIn(form, 'review'))
    return Array.isArray(review) ? review : undefined
  } catch {
    return undefined
  }
}

/** Many prices and counts at once: pasted, looked at, saved. */
export default function SheetPage({ actionData }: Route.ComponentProps) {
  const { sheet } = useOfficeMessages().products
  const review = actionData && 'review' in actionData ? actionData.review : undefined
  const problem =
    actionData?.outcome === 'empty' || actionData?.outcome === 'without-header' || actionData?.outcome === 'too-long'
      ? sheet.problems[actionData.outcome]
      : undefined
  return (
    <div className="mx-auto max-w-4xl space-y-5">
      <OfficeTitle title={sheet.title} />
      <h1 className="text-3xl">{sheet.title}</h1>
      {actionData?.outcome === 'saved' && (
        <Notice tone="success">{sheet.saved(actionData.changed, actionData.created)}</Notice>
      )}
      {actionData?.outcome === 'changed-meanwhile' && <Notice tone="error">{sheet.changedMeanwhile}</Notice>}
      {review && <SheetReview review={review} text={actionData?.text ?? ''} />}
      <Form method="post" className="space-y-4">
        <TextArea
          label={sheet.label}
          hint={sheet.hint}
          name="text"
          rows={10}
          required
          defaultValue={actionData?.outcome === 'saved' ? '' : actionData?.text}
          error={problem}
        />
        <Button type="submit" variant={review ? 'outline' : 'primary'}>
          {sheet.review}
        </Button>
      </Form>
    </div>
  )
}
