/**
 * Does something that begins with a value which seldom changes. It begins with the one that was read last, so that its
 * queries share a round trip with reading the value again, and is repeated if another one was read.
 */
export async function runSpeculatively<Value, Result>(
  assumed: Value | undefined,
  read: () => Promise<Value>,
  work: (value: Value) => Promise<Result>,
): Promise<{ readonly value: Value; readonly result: Result }> {
  const [found, tried] = await Promise.allSettled([read(), assumed === undefined ? undefined : work(assumed)])
  if (found.status === 'rejected') throw found.reason
  const { value } = found
  if (assumed === undefined || value !== assumed) return { value, result: await work(value) }
  if (tried.status === 'rejected') throw tried.reason
  return { value, result: tried.value as Result }
}
