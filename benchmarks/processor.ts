import { readFile } from 'node:fs/promises'

/** The kernel counts processor time in hundredths of a second, whatever the machine. */
const ticksASecond = 100

/** Processor time of a process with all its threads since it began, in seconds; undefined where the system keeps it to itself. */
export async function processorSeconds(pid: number): Promise<number | undefined> {
  if (process.platform !== 'linux') return undefined
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The name of the program, in parentheses, may contain anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [user, system] = [fields[11], fields[12]]
  return (Number(user) + Number(system)) / ticksASecond
}
