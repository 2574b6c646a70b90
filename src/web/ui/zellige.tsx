import { useId } from 'react'

/**
 * A decorative band of eight-pointed stars, the pattern of Tunisian tiles; not for use behind text. Its height sets the
 * size of the stars.
 */
export function ZelligeBand({ className = 'h-3 text-door/35' }: { className?: string }) {
  const id = useId()
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 6000 12"
      preserveAspectRatio="xMidYMid slice"
      className={`block w-full ${className}`}
    >
      <defs>
        <pattern id={id} width="12" height="12" patternUnits="userSpaceOnUse">
          <path d="M6 0 12 6 6 12 0 6Z" fill="currentColor" fillOpacity="0.3" />
          <g fill="none" stroke="currentColor" strokeWidth="0.9">
            <rect x="1.9" y="1.9" width="8.2" height="8.2" />
            <rect x="1.9" y="1.9" width="8.2" height="8.2" transform="rotate(45 6 6)" />
          </g>
          <circle cx="6" cy="6" r="1.5" fill="currentColor" />
        </pattern>
      </defs>
      <rect width="6000" height="12" fill={`url(#${id})`} />
    </svg>
  )
}
