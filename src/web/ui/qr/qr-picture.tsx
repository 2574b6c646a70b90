import type { QrDrawing } from './qr-drawing.ts'

/** Dark on light in any theme, because readers expect it. */
export function QrPicture({ drawing: { size, path }, label }: { drawing: QrDrawing; label: string }) {
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
