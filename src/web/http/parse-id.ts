import { data } from 'react-router'

/** Returns the id in a query parameter or field; undefined for anything but a positive whole number. */
export function readId(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

/** Parses an id from a URL parameter. Throws a 404 response for anything but a positive whole number. */
export function parseId(parameter: string): number {
  const id = readId(parameter)
  if (id === undefined) throw data(null, { status: 404 })
  return id
}
