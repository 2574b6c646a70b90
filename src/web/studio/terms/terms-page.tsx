import { data, Form, redirect } from 'react-router'
import { z } from 'zod'
import { acceptTerms, getOwnTerms } from '#domain/sellers/seller-terms.ts'
import { studioMessages } from '#page-messages/studio.ts'
import { readFields, sentId } from '#web/forms/form-fields.ts'
import { readForm } from '#web/forms/read-form.ts'
import { piecesPath, sellerTermsPath } from '#web/paths/studio-paths.ts'
import { BackLink } from '#web/studio/layout/back-link.tsx'
import { StudioFrame } from '#web/studio/layout/studio-frame.tsx'
import { studioIn } from '#web/studio/studio-context.ts'
import { formatDate } from '#web/text/format.ts'
import { LocalParagraph } from '#web/text/local-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/terms-page'

export async function loader({ context }: Route.LoaderArgs) {
  const { marketplace, session } = studioIn(context)
  const terms = await getOwnTerms(marketplace)
  return { terms, isActing: session.actedBy !== undefined, accepted: terms?.acceptedAt && formatDate(terms.acceptedAt) }
}

/** The version that is accepted: the one that the page has shown. */
const termsForm = z.object({ version: sentId })

export async function action({ context, request }: Route.ActionArgs) {
  const { marketplace } = studioIn(context)
  const { version = 0 } = readFields(termsForm, await readForm(request))
  const outcome = await acceptTerms(marketplace, version)
  if (outcome === 'accepted') return redirect(sellerTermsPath())
  return data({ outcome }, { status: 409 })
}

/** The terms under which makers sell, and the button that accepts them. */
export default function TermsPage({ loaderData: { terms, accepted, isActing }, actionData }: Route.ComponentProps) {
  const { terms: messages, pieces } = studioMessages
  return (
    <StudioFrame title={messages.title}>
      <BackLink to={piecesPath()}>{pieces.title}</BackLink>
      <h1 className="text-3xl">{messages.title}</h1>
      {!terms && <p className="text-lg">{messages.none}</p>}
      {actionData && <Notice tone="error">{messages.changed}</Notice>}
      {terms && accepted && <Notice tone="success">{messages.accepted(accepted)}</Notice>}
      {terms && (
        <section className="panel space-y-4 p-5">
          <p className="text-ink-soft">{messages.version(terms.version)}</p>
          <LocalParagraph text={terms.text} language={terms.locale} className="whitespace-pre-line text-lg" />
          {!accepted && !isActing && (
            <Form method="post">
              <input type="hidden" name="version" value={terms.version} />
              <Button type="submit" className="w-full py-3 text-lg">
                {messages.accept}
              </Button>
            </Form>
          )}
        </section>
      )}
    </StudioFrame>
  )
}
