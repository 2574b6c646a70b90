import type { Route } from './+types/account-page'

/** The result of a form of the account page. */
export type AccountActionData = Route.ComponentProps['actionData']
