/** What the operating system says when nobody answers at the database's address. ENOENT: its socket is not there. */
const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
])
const connectionCalls = new Set(['connect', 'read', 'write', 'getaddrinfo'])

/**
 * PostgreSQL's own words: connection lost (class 08), no room (53), shutting down or starting, or the database gone from
 * under us (57P01 to 57P05, 3D000), a disk that fails (58), a standby that takes no orders (25006), and what took too
 * long (57014, 55P03, 25P03) or collided once too often (40001, 40P01).
 */
const serverCodes = /^(08...|53...|57P0[1-5]|3D000|58...|25006|57014|55P03|25P03|40001|40P01)$/

/** pg reports these without any code. */
const clientMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Whether an operation failed because the database cannot be reached, and the same may well succeed a little later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', syscall = '', severity } = error as NodeJS.ErrnoException & { severity?: string }
  if (serverCodes.test(code) || clientMessages.test(error.message)) return true
  // It let nobody in, or put us out. Of one statement the same code would tell a mistake of ours.
  if (severity === 'FATAL') return true
  // A missing picture file is an ENOENT too, but of another call.
  if (connectionCodes.has(code) && connectionCalls.has(syscall)) return true
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway)
  return isDatabaseAway(error.cause)
}
