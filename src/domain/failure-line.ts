/**
 * What nobody expected, as one line of JSON for the log: what it was and where. Not what the database adds to it, since
 * its details quote the values of rows, and with them addresses and phone numbers.
 */
export function failureLine(error: unknown): string {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  const { code } = (error ?? {}) as { code?: unknown }
  const steps = stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return JSON.stringify({
    level: 50,
    time: Date.now(),
    failure: name,
    ...(typeof code === 'string' && { code }),
    message: withoutQuotes(message),
    at: steps?.map((step) => step.trim()),
  })
}

/** PostgreSQL says what was wrong before the value it quotes: `invalid input syntax for type integer: "…"`. */
function withoutQuotes(message: string): string {
  return message.replace(/"[^"]*[@+\d][^"]*"/g, '"…"').replace(/[^\s"<]+@[^\s">]+/g, '…')
}
