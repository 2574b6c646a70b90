import { NotFound } from '#domain/errors.ts'
import { failureLine } from '#domain/failure-line.ts'
import { TooMany } from '#domain/limits/limits.ts'
import { secondsUntilAvailable } from '#domain/unavailable.ts'
import { type ProblemDetails, type ProblemSlug, problems } from './contract/problems.ts'

/** A refusal on its way to the client. `detail` is one sentence for a person and gives nothing away. */
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

/** Whatever was thrown, as the refusal the client may see. What nobody expected is logged here and told nowhere. */
export function problemFrom(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (error instanceof NotFound) return new Problem('not-found', `There is no such ${error.thing}.`, {})
  if (error instanceof TooMany) {
    return new Problem(
      'too-many-requests',
      'That was more than the shop takes in such a short time. Please wait a little and try again.',
      {},
      { 'Retry-After': String(error.retryAfterSeconds) },
    )
  }
  const seconds = secondsUntilAvailable(error)
  if (seconds !== undefined) {
    return new Problem(
      'unavailable',
      'The shop cannot look into its books right now. Please try again shortly.',
      {},
      { 'Retry-After': String(seconds) },
    )
  }
  console.error(failureLine(error))
  return new Problem('internal-error', 'The shop has taken note and will look into it.', {})
}

/** The `type` is an address: the paragraph of the documentation about this kind of refusal. */
export function problemResponse(problem: Problem, publicUrl: string): Response {
  const { status, title } = problems[problem.slug]
  const type = `${publicUrl}/api/docs#${problem.slug}`
  return new Response(JSON.stringify({ type, title, status, detail: problem.message, ...problem.members }), {
    status,
    headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store', ...problem.headers },
  })
}
