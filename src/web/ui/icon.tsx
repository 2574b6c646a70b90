const paths = {
  bag: 'M6 8h12l1 12H5L6 8Zm3 0V7a3 3 0 0 1 6 0v1',
  heart: 'M12 20s-7.5-4.6-7.5-10A4.3 4.3 0 0 1 12 7.4 4.3 4.3 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10Z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'm6 6 12 12M18 6 6 18',
  search: 'M11 18a7 7 0 1 1 0-14 7 7 0 0 1 0 14Zm5-2 4.5 4.5',
  down: 'm6 9 6 6 6-6',
  forward: 'm9 6 6 6-6 6',
  back: 'm15 6-6 6 6 6',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l11-6.5-11-6.5Z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  alert: 'M12 7v6m0 3.5v.5M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z',
  minus: 'M6 12h12',
  plus: 'M12 6v12M6 12h12',
  trash: 'M5 7h14M10 7V5h4v2m-7 0 1 13h8l1-13M10.5 11v5.5m3-5.5v5.5',
  globe:
    'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Zm0 0c3 2.5 4 5.5 4 9s-1 6.5-4 9c-3-2.5-4-5.5-4-9s1-6.5 4-9ZM3.5 9h17m-17 6h17',
  phone: 'M6 3h3l2 5-2.5 1.5a11 11 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3Z',
  mail: 'M4 6h16v12H4V6Zm0 1 8 6 8-6',
  pin: 'M12 21s-6.5-6-6.5-11.5a6.5 6.5 0 0 1 13 0C18.5 15 12 21 12 21Zm0-9a2.5 2.5 0 1 1 0-5 2.5 2.5 0 0 1 0 5Z',
  truck: 'M3 6h11v10H3V6Zm11 4h4l3 3v3h-7v-6ZM7 19a2 2 0 1 1 0-4 2 2 0 0 1 0 4Zm10 0a2 2 0 1 1 0-4 2 2 0 0 1 0 4Z',
  parcel: 'M4 8l8-4 8 4v8.5L12 20.5 4 16.5V8Zm0 0 8 4 8-4M12 12v8.5M8 6l8 4',
  cash: 'M3 7h18v10H3V7Zm9 7.5a2.5 2.5 0 1 1 0-5 2.5 2.5 0 0 1 0 5ZM6 10v.1M18 13.9v.1',
  exchange: 'M4 9h14l-3.5-3.5M20 15H6l3.5 3.5',
  person: 'M12 12a4 4 0 1 1 0-8 4 4 0 0 1 0 8Zm-8 8a8 8 0 0 1 16 0',
  instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4Zm4 11.5a3.5 3.5 0 1 1 0-7 3.5 3.5 0 0 1 0 7Zm4.6-7.9v.1',
  shop: 'M4 9.5 5.5 4h13L20 9.5M4 9.5a2.7 2.7 0 0 0 5.3 0 2.7 2.7 0 0 0 5.4 0 2.7 2.7 0 0 0 5.3 0M5.5 12v8h13v-8M10 20v-4.5h4V20',
  facebook: 'M14 21v-8h3l.5-3.5H14V7.8c0-1 .4-1.8 1.9-1.8h1.7V3.2A17 17 0 0 0 15.2 3C12.7 3 11 4.5 11 7.3v2.2H8V13h3v8',
  zoomOut: 'M11 18a7 7 0 1 1 0-14 7 7 0 0 1 0 14Zm5-2 4.5 4.5M8.5 11h5',
  zoom: 'M11 18a7 7 0 1 1 0-14 7 7 0 0 1 0 14Zm5-2 4.5 4.5M11 8.5v5M8.5 11h5',
}

export type IconName = keyof typeof paths

/** Icons that point or drive in the reading direction. Others have none, or show a thing as it is. */
const directed: ReadonlySet<IconName> = new Set(['forward', 'back', 'truck'])

/** A decorative icon, beside text or in a control that has an accessible name. `className` sets size and color. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return <LineDrawing path={paths[name]} isDirected={directed.has(name)} className={className} />
}

interface LineDrawingProps {
  readonly path: string
  /** Whether it is mirrored on pages that are read from right to left. */
  readonly isDirected?: boolean
  readonly className?: string | undefined
}

/** Draws the path of an icon, in a square of 24 units. */
export function LineDrawing({ path, isDirected, className = 'size-5' }: LineDrawingProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={`shrink-0 ${isDirected ? 'rtl:-scale-x-100' : ''} ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  )
}
