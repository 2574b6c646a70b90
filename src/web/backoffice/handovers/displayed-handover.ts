import type { Route } from './+types/handover-page'

/** A hand-over as its page shows it. */
export type DisplayedHandover = Route.ComponentProps['loaderData']

/** The outcome of what was done to it. */
export type HandoverActionResult = Route.ComponentProps['actionData']
