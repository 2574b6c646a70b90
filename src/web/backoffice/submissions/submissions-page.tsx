import { data, Form, Link } from 'react-router'
import { z } from 'zod'
import { approveSubmission, sendBackSubmission } from '#domain/catalog/submissions/decide-submission.ts'
import { listSubmissions, type WaitingPiece } from '#domain/catalog/submissions/list-submissions.ts'
import { submissionReasons } from '#domain/catalog/submissions/submission.ts'
import { submissionsMessages as messages } from '#page-messages/backoffice/submissions.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { ListPage } from '#web/backoffice/layout/list-page.tsx'
import { known, readFields, sentId } from '#web/forms/form-fields.ts'
import { readForm } from '#web/forms/read-form.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { doneIf } from '#web/http/done.ts'
import { adminProductPath } from '#web/paths/backoffice-catalog-paths.ts'
import { Price } from '#web/product-display/price.tsx'
import { ResponsivePicture } from '#web/product-display/responsive-picture.tsx'
import { LocalParagraph, LocalText } from '#web/text/local-text.tsx'
import { AskFirst } from '#web/ui/ask-first.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { categoryNameOf, useCategories } from '#web/use-categories.ts'
import type { Route } from './+types/submissions-page'

export async function loader({ context }: Route.LoaderArgs) {
  return { items: await listSubmissions(officeIn(context)) }
}

/** What somebody decides about a piece that waits. */
const submissionForm = z.object({
  ...{ do: known(['approve', 'send-back'] as const), id: sentId, reason: known(submissionReasons) },
  /** The last change of the piece that the page has shown. */
  seen: sentId,
})

export async function action({ context, request }: Route.ActionArgs) {
  const office = officeIn(context)
  const { do: decision, id = 0, seen = 0, reason } = readFields(submissionForm, await readForm(request))
  const decide = () => {
    if (decision === 'approve') return approveSubmission(office, id, seen)
    if (decision === 'send-back' && reason) return sendBackSubmission(office, id, reason)
    throw data(null, { status: 422 })
  }
  const { outcome } = await catchNotFound(decide())
  return doneIf(outcome !== 'changed-meanwhile', { outcome })
}

/** The pieces of makers that wait until somebody has looked at them. */
export default function SubmissionsPage({ loaderData: { items }, actionData }: Route.ComponentProps) {
  return (
    <ListPage
      title={messages.title}
      rows={items.map((item) => ({ ...item, id: item.product.id }))}
      empty={messages.none}
      tools={
        <>
          <p className="text-ink-soft">{messages.text}</p>
          {actionData?.outcome === 'changed-meanwhile' && <Notice tone="error">{messages.changedMeanwhile}</Notice>}
          {actionData && actionData.outcome !== 'changed-meanwhile' && (
            <Notice tone="success">{messages.done[actionData.outcome]}</Notice>
          )}
        </>
      }
    >
      <ul className="space-y-4">
        {items.map((item) => (
          <SubmissionCard key={item.product.id} item={item} />
        ))}
      </ul>
    </ListPage>
  )
}

function SubmissionCard({ item: { product, lastChangeId } }: { item: WaitingPiece }) {
  const categories = useCategories()
  const [picture] = product.pictures
  return (
    <li className="panel grid gap-4 p-4 sm:grid-cols-[14rem_1fr]">
      {picture && (
        <div>
          <ResponsivePicture
            picture={{ ...picture, alt: '' }}
            sizes="(min-width: 640px) 224px, 100vw"
            className="aspect-4/5 w-full rounded-xl object-cover"
          />
        </div>
      )}
      <div className="min-w-0 space-y-2">
        <h2 className="text-xl">
          <Link to={adminProductPath(product.id)} className="hover:underline">
            <LocalText text={product.name} language={product.languageOf?.name} />
          </Link>
        </h2>
        <p className="text-ink-soft">
          <LocalText text={product.store.name} language={product.store.languageOf?.name} /> ·{' '}
          {categoryNameOf(categories, product.category)}
        </p>
        <Price product={product} />
        {product.description === '' ? (
          <p className="text-ink-soft">{messages.withoutDescription}</p>
        ) : (
          <LocalParagraph
            text={product.description}
            language={product.languageOf?.description}
            className="align-with-page whitespace-pre-line"
          />
        )}
        <div className="flex flex-wrap gap-2 pt-2">
          <Form method="post">
            <input type="hidden" name="id" value={product.id} />
            <input type="hidden" name="seen" value={lastChangeId} />
            <SubmitButton name="do" value="approve" variant="secondary">
              {messages.approve}
            </SubmitButton>
          </Form>
          <AskFirst label={messages.sendBack}>
            <Form method="post" className="space-y-3">
              <input type="hidden" name="id" value={product.id} />
              <SelectField
                label={messages.reason}
                name="reason"
                choices={submissionReasons.map((reason) => ({ value: reason, name: messages.reasons[reason] }))}
              />
              <SubmitButton name="do" value="send-back">
                {messages.sendBack}
              </SubmitButton>
            </Form>
          </AskFirst>
        </div>
      </div>
    </li>
  )
}
