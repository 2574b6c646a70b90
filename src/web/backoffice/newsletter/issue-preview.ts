import { previewIssue } from '#domain/correspondence/try-issue.ts'
import { publicUrlIn } from '#web/page-context.ts'
import { idFrom, or404 } from '../../or-404.ts'
import { officeIn } from '../office-context.ts'
import type { Route } from './+types/issue-preview'

/** Mail programs show a letter's own styles and run nothing. So does this page, for the letter alone. */
const letterPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  'sandbox allow-popups allow-top-navigation-by-user-activation',
].join('; ')

/** An issue exactly as its letter: the page, or the text for programs that show no pages. */
export async function loader({ context, params, request }: Route.LoaderArgs): Promise<Response> {
  const letter = await or404(previewIssue(officeIn(context), idFrom(params.id), publicUrlIn(context)))
  const asText = new URL(request.url).searchParams.get('as') === 'text'
  return new Response(asText ? letter.text : letter.html, {
    headers: {
      'Content-Type': `text/${asText ? 'plain' : 'html'}; charset=utf-8`,
      'Content-Security-Policy': letterPolicy,
    },
  })
}
