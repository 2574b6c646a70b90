import { Outlet } from 'react-router'
import { rejectCrossOriginRequests } from '#web/http/reject-cross-origin-requests.ts'
import { studioIn } from '#web/studio/studio-context.ts'
import type { Route } from './+types/studio-layout'

/** Whoever is not signed in is led to the page that says how to enter, before any loader or action runs. */
const requireSeller: Route.MiddlewareFunction = ({ context }) => {
  studioIn(context)
}

export const middleware: Route.MiddlewareFunction[] = [rejectCrossOriginRequests, requireSeller]

/** The layout of the pages for signed-in sellers. */
export default function StudioLayout() {
  return <Outlet />
}
