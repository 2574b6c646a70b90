import { data, isRouteErrorResponse } from 'react-router'

export interface Unreachable {
  readonly outcome: 'unreachable'
}

/**
 * What the server answered, or that it could not be asked (no network, or an error of ours): then the form stays as it
 * is and says so, where the framework would have replaced the page by an error. The status keeps the framework from
 * loading the page anew, which would fail in the same way. What is gone meanwhile is an answer, and its page is shown;
 * so is another page that the server leads to.
 */
export async function orUnreachable<Answer>(answer: Promise<Answer>) {
  try {
    return await answer
  } catch (error) {
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status === 404)) throw error
    return data<Unreachable>({ outcome: 'unreachable' }, { status: 503 })
  }
}
