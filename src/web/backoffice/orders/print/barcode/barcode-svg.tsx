import { encodeCode128 } from './encode-code-128.ts'

/** The number of an order as bars that couriers scan; the number in words stands beside it. */
export function BarcodeSvg({ text, className = '' }: { text: string; className?: string }) {
  const { width, path } = encodeCode128(text)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      className={`bg-white ${className}`}
    >
      <path d={path} fill="black" />
    </svg>
  )
}
