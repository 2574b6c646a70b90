import { previewIssue } from '#domain/newsletter/preview-issue.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { emailLinks } from '#web/email-links.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { parseId } from '#web/http/parse-id.ts'
import { publicUrlIn } from '#web/page-context.ts'
import type { Route } from './+types/issue-preview'

/** Allows the inline styles of the email and no scripts, as mail programs do. */
const emailContentSecurityPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  'sandbox allow-popups allow-top-navigation-by-user-activation',
].join('; ')

/** The preview of an issue: its HTML, or its plain text with `?as=text`. */
export async function loader({ context, params, request }: Route.LoaderArgs): Promise<Response> {
  const email = await catchNotFound(
    previewIssue(officeIn(context), parseId(params.id), emailLinks(publicUrlIn(context))),
  )
  const asText = new URL(request.url).searchParams.get('as') === 'text'
  return new Response(asText ? email.text : email.html, {
    headers: {
      'Content-Type': `text/${asText ? 'plain' : 'html'}; charset=utf-8`,
      'Content-Security-Policy': emailContentSecurityPolicy,
    },
  })
}
