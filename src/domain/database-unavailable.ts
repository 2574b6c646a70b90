/** Error codes of the operating system when the database cannot be reached. ENOENT: its Unix socket does not exist. */
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
 * PostgreSQL's error codes: connection lost (class 08), insufficient resources (53), server shutting down or starting
 * or database dropped (57P01 to 57P05, 3D000), system error (58), read-only standby (25006), timeouts (57014, 55P03,
 * 25P03), and conflicts left after all retries (40001, 40P01).
 */
const serverCodes = /^(08...|53...|57P0[1-5]|3D000|58...|25006|57014|55P03|25P03|40001|40P01)$/

/** Messages of pg's errors that have no code. */
const clientMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Whether an error means that the database is temporarily unavailable, so that a retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', syscall = '', severity } = error as NodeJS.ErrnoException & { severity?: string }
  if (serverCodes.test(code) || clientMessages.test(error.message)) return true
  // The server refused or ended the connection. Without FATAL the same codes would mean a bug in one statement.
  if (severity === 'FATAL') return true
  // A missing file is an ENOENT too, but of another system call.
  if (connectionCodes.has(code) && connectionCalls.has(syscall)) return true
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable)
  return isDatabaseUnavailable(error.cause)
}
