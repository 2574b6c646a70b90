/**
 * Formats an unexpected error as one line of JSON for the log: name, code, message and stack. Without the details that
 * PostgreSQL adds: they quote the values of rows, with addresses and phone numbers.
 */
export function errorLogLine(error: unknown): string {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  const { code } = (error ?? {}) as { code?: unknown }
  const steps = stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return JSON.stringify({
    level: 50,
    time: Date.now(),
    failure: name,
    ...(typeof code === 'string' && { code }),
    message: withoutQuotedValues(message),
    at: steps?.map((step) => step.trim()),
  })
}

/** PostgreSQL quotes values after the reason: `invalid input syntax for type integer: "…"`. */
function withoutQuotedValues(message: string): string {
  return message.replace(/"[^"]*[@+\d][^"]*"/g, '"…"').replace(/[^\s"<]+@[^\s">]+/g, '…')
}
