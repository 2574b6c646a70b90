import type { ComponentProps } from 'react'
import { Link, type LinkProps, NavLink } from 'react-router'
import { type ButtonVariant, buttonClass } from './button.tsx'
import { isDataSaverOn, useIsOnline } from './connectivity.ts'
import { hasViewTransitions } from './page-transition.ts'

/**
 * A link to another page of the storefront, prefetched on hover or focus unless the data saver is on, with a view
 * transition. Neither changes the markup, so reading the browser's state while rendering causes no hydration mismatch.
 */
export function PageLink({ prefetch = 'intent', ...rest }: ComponentProps<typeof Link>) {
  return <Link {...useLinkBehavior(prefetch)} {...rest} />
}

/** A PageLink that marks itself when it leads to the current page. */
export function PageNavLink({ prefetch = 'intent', ...rest }: ComponentProps<typeof NavLink>) {
  return <NavLink {...useLinkBehavior(prefetch)} {...rest} />
}

function useLinkBehavior(prefetch: NonNullable<LinkProps['prefetch']>) {
  const canPrefetch = useIsOnline() && !isDataSaverOn()
  return { prefetch: canPrefetch ? prefetch : 'none', viewTransition: hasViewTransitions() } as const
}

/** A PageLink styled as a button. */
export function PageButton({
  variant = 'primary',
  className,
  ...rest
}: ComponentProps<typeof Link> & { variant?: ButtonVariant }) {
  return <PageLink className={buttonClass(variant, className)} {...rest} />
}
