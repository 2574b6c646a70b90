import { errorLogLine } from '#domain/error-log-line.ts'
import { NotFound } from '#domain/errors.ts'
import { RateLimited } from '#domain/rate-limits/rate-limit.ts'
import { retryAfterSecondsOf } from '#domain/unavailable.ts'
import { type ProblemDetails, type ProblemSlug, problems } from './contract/problems.ts'
import { pathOf, routes } from './contract/routes.ts'

/** A problem to be sent to the client. `detail` is one sentence for people, without internals. */
export class Problem<Slug extends ProblemSlug = ProblemSlug> extends Error {
  override readonly name = 'Problem'
  readonly slug: Slug
  readonly members: object
  readonly headers: Record<string, string>

  constructor(slug: Slug, detail: string, members: ProblemDetails<Slug>, headers: Record<string, string> = {}) {
    super(detail)
    this.slug = slug
    this.members = members
    this.headers = headers
  }
}

/** Converts any thrown error to a problem. Unexpected errors are logged, and the client gets no details. */
export function problemFrom(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (error instanceof NotFound) return new Problem('not-found', `There is no such ${error.entity}.`, {})
  if (error instanceof RateLimited) {
    return new Problem(
      'too-many-requests',
      'That was more than the shop takes in such a short time. Please wait a little and try again.',
      {},
      { 'Retry-After': String(error.retryAfterSeconds) },
    )
  }
  const seconds = retryAfterSecondsOf(error)
  if (seconds !== undefined) {
    return new Problem(
      'unavailable',
      'The shop cannot look into its books right now. Please try again shortly.',
      {},
      { 'Retry-After': String(seconds) },
    )
  }
  console.error(errorLogLine(error))
  return new Problem('internal-error', 'The shop has taken note and will look into it.', {})
}

/** The `type` is the URL of the problem's section in the API reference. */
export function problemResponse(problem: Problem, publicUrl: string): Response {
  const { status, title } = problems[problem.slug]
  const type = `${publicUrl}${pathOf(routes.getDocs)}#${problem.slug}`
  return new Response(JSON.stringify({ type, title, status, detail: problem.message, ...problem.members }), {
    status,
    headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store', ...problem.headers },
  })
}
