import { data } from 'react-router'

/** Parses an id from a URL parameter. Throws a 404 response for anything but a positive whole number. */
export function parseId(parameter: string): number {
  const id = /^[1-9]\d{0,8}$/.test(parameter) ? Number(parameter) : undefined
  if (id === undefined) throw data(null, { status: 404 })
  return id
}
