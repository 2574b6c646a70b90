import { randomUUID } from 'node:crypto'
import { requestId } from 'hono/request-id'

/** Returns 48 random bits as 12 hexadecimal digits: error pages show the id, and people read it out. */
export function newRequestId(): string {
  return randomUUID().slice(-12)
}

/**
 * Gives each request an id. Without a header name, an id that a visitor sends is not used: it could repeat another one,
 * or write personal data into the log.
 */
export const assignRequestId = requestId({ headerName: '', generator: newRequestId })
