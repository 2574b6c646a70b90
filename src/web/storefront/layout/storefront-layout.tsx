import { Outlet } from 'react-router'
import { lazyModule, useLazyModule } from '#web/ui/lazy-module.ts'
import { useBrowserTransitionMark } from '#web/ui/page-transition.ts'
import type { Route } from './+types/storefront-layout'
import StorefrontError from './storefront-error.tsx'
import { StorefrontFrame } from './storefront-frame.tsx'

const afterFirstView = lazyModule(() => import('./after-first-view.tsx').then(({ AfterFirstView }) => AfterFirstView))

/** The layout of all storefront pages. */
export default function StorefrontLayout() {
  useBrowserTransitionMark()
  const AfterFirstView = useLazyModule(afterFirstView, { isEssential: true })
  return (
    <StorefrontFrame>
      <Outlet />
      {AfterFirstView && <AfterFirstView />}
    </StorefrontFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <StorefrontError error={error} />
}
