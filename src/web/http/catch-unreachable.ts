import { data, isRouteErrorResponse } from 'react-router'

export interface Unreachable {
  readonly outcome: 'unreachable'
}

/**
 * For client actions: returns the result of the server action, or `unreachable` when the request failed (no network, or
 * a server error), so that the form stays and shows a message instead of the error page. The 503 keeps React Router
 * from revalidating the page, which would fail too. Redirects and 404 responses are thrown on, and their pages are
 * shown.
 */
export async function catchUnreachable<Result>(result: Promise<Result>) {
  try {
    return await result
  } catch (error) {
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status === 404)) throw error
    return data<Unreachable>({ outcome: 'unreachable' }, { status: 503 })
  }
}
