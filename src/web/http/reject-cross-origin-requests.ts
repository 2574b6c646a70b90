import type { MiddlewareFunction } from 'react-router'
import { publicUrlIn } from '#web/page-context.ts'
import { isSameOriginRequest } from './csrf-protection.ts'

/** Refuses forms that another site has the browser of a signed-in person send. */
export const rejectCrossOriginRequests: MiddlewareFunction<Response> = ({ request, context }) => {
  if (!isSameOriginRequest(request, publicUrlIn(context))) return new Response(null, { status: 403 })
}
