import type { ComponentProps } from 'react'
import { Link } from 'react-router'

const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-6 py-2.5 text-center font-semibold transition-colors duration-200 inactive:cursor-not-allowed inactive:opacity-60 print:hidden'

const variants = {
  /** The main action of a screen. */
  primary: 'bg-clay text-white hover:bg-clay-deep',
  secondary: 'bg-door text-white hover:bg-door-deep',
  outline: 'border border-door/35 bg-white/60 text-door hover:border-door hover:bg-white',
  quiet: 'px-3 text-door hover:underline underline-offset-4',
} as const

export type ButtonVariant = keyof typeof variants

export function buttonClass(variant: ButtonVariant, className = ''): string {
  return `${base} ${variants[variant]} ${className}`
}

export function Button({
  variant = 'primary',
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { variant?: ButtonVariant }) {
  return <button type={type} className={buttonClass(variant, className)} {...rest} />
}

export function ButtonLink({
  variant = 'primary',
  className,
  ...rest
}: ComponentProps<typeof Link> & { variant?: ButtonVariant }) {
  return <Link className={buttonClass(variant, className)} {...rest} />
}
