/** Waits for reads that do not depend on each other, which go out together, and returns their results by name. */
export async function together<Reads extends Readonly<Record<string, Promise<unknown>>>>(
  reads: Reads,
): Promise<{ [Name in keyof Reads]: Awaited<Reads[Name]> }> {
  const results = await Promise.all(Object.entries(reads).map(async ([name, read]) => [name, await read] as const))
  return Object.fromEntries(results) as { [Name in keyof Reads]: Awaited<Reads[Name]> }
}
