import { retryAfterSecondsOf } from '#domain/unavailable.ts'

/** Returns the value, or undefined while the database is unavailable. Throws any other error. */
export async function undefinedIfUnavailable<Value>(value: Promise<Value>): Promise<Value | undefined> {
  try {
    return await value
  } catch (error) {
    if (retryAfterSecondsOf(error) === undefined) throw error
    return undefined
  }
}
