import { Icon, type IconName, LineDrawing } from '#web/ui/icon.tsx'

/** Icons of the back office only: every page of the storefront loads all of `ui/icon.tsx`. */
const paths = {
  camera: 'M4 8h3.5L9 5.5h6L16.5 8H20v11H4V8Zm8 8a3.2 3.2 0 1 1 0-6.4 3.2 3.2 0 0 1 0 6.4Z',
  tag: 'M4 4h7.5l8.5 8.5-7.5 7.5L4 11.5V4Zm4 4.1v-.1',
  grid: 'M4 4h7v7H4V4Zm9 0h7v7h-7V4ZM4 13h7v7H4v-7Zm9 0h7v7h-7v-7Z',
  house: 'm4 11 8-7 8 7M6 9.5V20h12V9.5M10 20v-5h4v5',
  percent: 'M18 6 6 18M7.5 9.5a2 2 0 1 1 0-4 2 2 0 0 1 0 4Zm9 9a2 2 0 1 1 0-4 2 2 0 0 1 0 4Z',
  ticket: 'M3 6.5h18V10a2 2 0 0 0 0 4v3.5H3V14a2 2 0 0 0 0-4V6.5Zm11 1v1.5m0 2v2m0 2v1.5',
  sun: 'M12 16a4 4 0 1 1 0-8 4 4 0 0 1 0 8Zm0-13v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4',
  people:
    'M9 11.5a3.5 3.5 0 1 1 0-7 3.5 3.5 0 0 1 0 7ZM2.5 20a6.5 6.5 0 0 1 13 0M16 4.8a3.5 3.5 0 0 1 0 6.4M18 14a6.5 6.5 0 0 1 3.5 6',
  badge:
    'M12 3l2.4 2.1 3.2-.3.9 3.1 2.7 1.7-1.2 3 1.2 3-2.7 1.7-.9 3.1-3.2-.3L12 22.2l-2.4-2.1-3.2.3-.9-3.1-2.7-1.7 1.2-3-1.2-3 2.7-1.7.9-3.1 3.2.3L12 3Zm-3.5 9.6 2.5 2.5 4.5-5',
  comment: 'M4 5h16v11H10l-5 4v-4H4V5Zm4 4h8m-8 3.5h5',
  star: 'm12 4 2.4 5 5.6.8-4 3.9.9 5.5-4.9-2.6-4.9 2.6.9-5.5-4-3.9 5.6-.8L12 4Z',
  send: 'M20 4 3.5 11l6 2.5m10.5-9.5-7 16.5-3.5-7m10.5-9.5-10.5 9.5',
  news: 'M5 4h14v16H5V4Zm3 4h8m-8 4h8m-8 4h5',
  settings:
    'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 9.5a2.5 2.5 0 1 1 0-5 2.5 2.5 0 0 1 0 5Zm-7 10a2.5 2.5 0 1 1 0-5 2.5 2.5 0 0 1 0 5Z',
  history: 'M4.5 9A8 8 0 1 1 4 12.5M4.5 4.5V9H9m3-1v4.5l3 2',
  coins:
    'M9 10c3.3 0 6-1.1 6-2.5S12.3 5 9 5 3 6.1 3 7.5 5.7 10 9 10ZM3 7.5v6c0 1.4 2.7 2.5 6 2.5M15 7.5V10M15 15c3.3 0 6-1.1 6-2.5S18.3 10 15 10s-6 1.1-6 2.5 2.7 2.5 6 2.5Zm-6-2.5v5c0 1.4 2.7 2.5 6 2.5s6-1.1 6-2.5v-5',
  chart: 'M4 20h16M7 16v-4m5 4V6m5 10V9',
  truck: 'M3 6h11v10H3V6Zm11 4h4l3 3v3h-7M7 19.5a2 2 0 1 1 0-4 2 2 0 0 1 0 4Zm10 0a2 2 0 1 1 0-4 2 2 0 0 1 0 4Z',
  download: 'M12 4v11m0 0 4-4m-4 4-4-4M5 20h14',
}

export type BackofficeIconName = IconName | keyof typeof paths

/** An icon of the back office or of `ui/icon.tsx`. */
export function BackofficeIcon({ name, className }: { name: BackofficeIconName; className?: string }) {
  return isOwn(name) ? (
    <LineDrawing path={paths[name]} className={className} />
  ) : (
    <Icon name={name} className={className} />
  )
}

function isOwn(name: BackofficeIconName): name is keyof typeof paths {
  return name in paths
}
