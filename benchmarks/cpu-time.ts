import { readFile } from 'node:fs/promises'

/** Linux reports CPU time in ticks of a hundredth of a second. */
const ticksPerSecond = 100

/** CPU time of a process and its threads in seconds; undefined on other systems than Linux. */
export async function cpuSeconds(pid: number): Promise<number | undefined> {
  if (process.platform !== 'linux') return undefined
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The name of the program, in parentheses, may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [user, system] = [fields[11], fields[12]]
  return (Number(user) + Number(system)) / ticksPerSecond
}
