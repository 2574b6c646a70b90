import { data } from 'react-router'
import { NotFound } from '#domain/errors.ts'

/**
 * Returns the result of an operation. Throws a 404 response that names what was missing when the operation throws
 * NotFound.
 */
export async function catchNotFound<Result>(result: Promise<Result>): Promise<Result> {
  try {
    return await result
  } catch (error) {
    if (error instanceof NotFound) throw data(error.entity, { status: 404 })
    throw error
  }
}
