import { data } from 'react-router'
import { NotFound } from '#domain/errors.ts'

/** What an operation answers; what it cannot find becomes a 404 page that knows what was missing. */
export async function or404<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof NotFound) throw data(error.thing, { status: 404 })
    throw error
  }
}

/** Reads an id out of an address. Anything but a plain whole number is the id of nothing. */
export function idFrom(parameter: string): number {
  const id = /^[1-9]\d{0,8}$/.test(parameter) ? Number(parameter) : undefined
  if (id === undefined) throw data(null, { status: 404 })
  return id
}
