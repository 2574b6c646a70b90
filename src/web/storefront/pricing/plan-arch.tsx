import type { PlanName } from '#domain/plan.ts'

const archPaths = {
  silver: ['M10 64V28a18 18 0 0 1 36 0v36'],
  gold: ['M10 64V28a18 18 0 0 1 36 0v36', 'M2 64V28a26 26 0 0 1 52 0v36'],
  diamonds: ['M18 64V28a10 10 0 0 1 20 0v36', 'M10 64V28a18 18 0 0 1 36 0v36', 'M2 64V28a26 26 0 0 1 52 0v36'],
} as const

/** A drawing of an arch, with one more arch for each higher plan. */
export function PlanArch({ name, className }: { name: PlanName; className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 56 66"
      className={`forced-colors:text-[CanvasText] ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      {archPaths[name].map((path) => (
        <path key={path} d={path} strokeLinecap="round" />
      ))}
      <path d="M0 65h56" />
      <circle cx="28" cy="44" r="3.5" className="fill-saffron" stroke="none" />
    </svg>
  )
}
