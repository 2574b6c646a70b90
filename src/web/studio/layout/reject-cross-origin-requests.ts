import type { MiddlewareFunction } from 'react-router'
import { isSameOriginRequest } from '#web/http/csrf-protection.ts'
import { publicUrlIn } from '#web/page-context.ts'

/** Refuses forms that another site has the browser of a seller send. */
export const rejectCrossOriginRequests: MiddlewareFunction<Response> = ({ request, context }) => {
  if (!isSameOriginRequest(request, publicUrlIn(context))) return new Response(null, { status: 403 })
}
