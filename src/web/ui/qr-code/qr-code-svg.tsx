import type { QrCode } from './encode-qr-code.ts'

/** Dark on light in any theme, because scanners expect it. */
export function QrCodeSvg({ code: { size, path }, label }: { code: QrCode; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-full bg-white"
    >
      <path d={path} className="fill-ink" />
    </svg>
  )
}
