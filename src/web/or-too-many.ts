import { data } from 'react-router'
import { TooMany } from '#domain/limits/limits.ts'

export interface TooManyAnswer {
  readonly outcome: 'too-many'
}

/** What the operation came to; when it was one too many, an answer that says so and when to come back. */
export async function orTooMany<Answer>(answer: Promise<Answer>) {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof TooMany)) throw error
    const headers = { 'Retry-After': String(error.retryAfterSeconds) }
    return data<TooManyAnswer>({ outcome: 'too-many' }, { status: 429, headers })
  }
}
