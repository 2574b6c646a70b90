import type { Route } from './+types/calls-page'

/** The result of a form of the call queue. */
export type CallActionResult = Route.ComponentProps['actionData']
