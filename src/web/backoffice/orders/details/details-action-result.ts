import type { Route } from './+types/order-details-page'

/** The result of a form of the page of an order. */
export type DetailsActionResult = Route.ComponentProps['actionData']
