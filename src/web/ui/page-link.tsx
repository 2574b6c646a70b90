import type { ComponentProps } from 'react'
import { Link, type LinkProps, NavLink } from 'react-router'
import { type ButtonVariant, buttonClass } from './button.tsx'
import { savesData, useHasLine } from './line.ts'
import { isSoft } from './page-change.ts'

/**
 * A link to another page for visitors: fetched as soon as they are about to follow it, unless they save data, and the
 * page they leave gives way softly. Neither is seen in the markup, so each browser may decide while it draws.
 */
export function PageLink({ prefetch = 'intent', ...rest }: ComponentProps<typeof Link>) {
  return <Link {...useFollowing(prefetch)} {...rest} />
}

/** A link that knows whether it leads to the page it stands on. */
export function PageNavLink({ prefetch = 'intent', ...rest }: ComponentProps<typeof NavLink>) {
  return <NavLink {...useFollowing(prefetch)} {...rest} />
}

function useFollowing(prefetch: NonNullable<LinkProps['prefetch']>) {
  const isAhead = useHasLine() && !savesData()
  return { prefetch: isAhead ? prefetch : 'none', viewTransition: isSoft() } as const
}

/** A link in the look of a button. */
export function PageButton({
  variant = 'primary',
  className,
  ...rest
}: ComponentProps<typeof Link> & { variant?: ButtonVariant }) {
  return <PageLink className={buttonClass(variant, className)} {...rest} />
}
