import { secondsUntilAvailable } from '#domain/unavailable.ts'

/** What a page shows where it can be had: undefined while the database is away. Anything else that fails is thrown. */
export async function unlessUnavailable<Value>(value: Promise<Value>): Promise<Value | undefined> {
  try {
    return await value
  } catch (error) {
    if (secondsUntilAvailable(error) === undefined) throw error
    return undefined
  }
}
