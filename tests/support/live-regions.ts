const voidTags = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])

const piece = /<!--[\s\S]*?-->|<(script|style|template)\b[\s\S]*?<\/\1>|<(\/?)([a-zA-Z][\w-]*)([^>]*)>|[^<]+/g

/**
 * Returns what screen readers would read wrongly of a page that is opened: an alert that stands there at once is not
 * announced, and what changes in a live region inside another one is read twice.
 */
export function liveRegionFaults(html: string): string[] {
  const faults: string[] = []
  const open: { tag: string; region: string | undefined }[] = []
  for (const [text, unread, end, name = '', attributes = ''] of html.matchAll(piece)) {
    const tag = name.toLowerCase()
    if (unread || !tag) continue
    if (end) {
      const place = open.findLastIndex((element) => element.tag === tag)
      if (place >= 0) open.length = place
      continue
    }
    const own = regionOf(attributes)
    const around = open.findLast(({ region }) => region !== undefined)?.region
    if (own && around && around !== 'off') faults.push(`${own} inside ${around}: ${text}`)
    if (own === 'alert') faults.push(`alert in a page that is opened: ${html.slice(html.indexOf(text)).slice(0, 300)}`)
    if (!voidTags.has(tag) && !attributes.endsWith('/')) open.push({ tag, region: own })
  }
  return faults
}

/** Returns what announces changes of an element: its role or its own attribute. */
function regionOf(attributes: string): string | undefined {
  const [, live] = /\baria-live="(\w+)"/.exec(attributes) ?? []
  if (live !== undefined) return live
  return /\brole="(alert|status|log)"/.exec(attributes)?.[1]
}
