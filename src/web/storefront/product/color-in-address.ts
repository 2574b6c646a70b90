/** Returns the color in the URL. Only in the browser: the server renders and caches one page for all colors. */
export function colorOfAddress(): number {
  return Number(new URLSearchParams(location.search).get('color'))
}

/** Writes the color into the URL, so that a copied link shows it. */
export function nameColorInAddress(colorId: number): void {
  history.replaceState(history.state, '', `?color=${colorId}`)
}
