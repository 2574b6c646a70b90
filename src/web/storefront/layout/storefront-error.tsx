import { isRouteErrorResponse } from 'react-router'
import { ConnectionLostPage } from '#web/storefront/errors/connection-lost-page.tsx'
import { isConnectionError } from '#web/ui/connectivity.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { StorefrontFrame } from './storefront-frame.tsx'

/** Lazy, since most visitors never see it; ConnectionLostPage is not, since offline it could not be loaded. */
const ErrorPage = lazyPart(() => import('#web/storefront/errors/error-page.tsx'))

/** The error page of the storefront. */
export default function StorefrontError({ error }: { readonly error: unknown }) {
  return (
    <StorefrontFrame>
      {isRouteErrorResponse(error) ? (
        <ErrorPage status={error.status} thing={error.data} />
      ) : isConnectionError(error) ? (
        <ConnectionLostPage />
      ) : (
        <ErrorPage status={500} />
      )}
    </StorefrontFrame>
  )
}
