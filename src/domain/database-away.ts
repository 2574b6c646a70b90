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
 * PostgreSQL's own words: connection lost (class 08), shutting down or starting (57P01 to 57P03), no room (53300), and
 * what took too long (57014, 55P03, 25P03) or collided once too often (40001, 40P01).
 */
const serverCodes = /^(08[0-9A-Z]{3}|57P0[123]|53300|57014|55P03|25P03|40001|40P01)$/

/** pg reports these without any code. */
const clientMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Whether an operation failed because the database cannot be reached, and the same may well succeed a little later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', syscall = '' } = error as NodeJS.ErrnoException
  if (serverCodes.test(code) || clientMessages.test(error.message)) return true
  // A missing picture file is an ENOENT too, but of another call.
  if (connectionCodes.has(code) && connectionCalls.has(syscall)) return true
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway)
  return isDatabaseAway(error.cause)
}
