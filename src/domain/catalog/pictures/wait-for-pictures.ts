import { Unavailable } from '#domain/unavailable.ts'

/**
 * Requests that wait for drawn pictures in this process. They use a connection of the server and nothing of the
 * database.
 */
export const maxWaitingForPictures = 100

const retrySeconds = 5

let waiting = 0

/** Waits for a picture to be drawn. Throws Unavailable when too many wait. */
export async function waitForPictures<Result>(draw: () => Promise<Result>): Promise<Result> {
  if (waiting >= maxWaitingForPictures) throw new Unavailable('Too many requests wait for pictures', retrySeconds)
  waiting += 1
  try {
    return await draw()
  } finally {
    waiting -= 1
  }
}
