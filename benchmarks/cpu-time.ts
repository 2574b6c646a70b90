import { readFile } from 'node:fs/promises'

/** Linux reports CPU time in ticks of a hundredth of a second. */
const ticksPerSecond = 100

interface ProcessTimes {
  readonly parent: number
  /** CPU time of the process and its threads, in seconds. */
  readonly own: number
  /** CPU time of its children that have ended, in seconds. */
  readonly ofEndedChildren: number
}

/** CPU time of a process and its threads in seconds; undefined on other systems than Linux. */
export async function cpuSeconds(pid: number): Promise<number | undefined> {
  if (process.platform !== 'linux') return undefined
  return (await processTimes(pid)).own
}

/** Reads the times of a process from `/proc`. */
export async function processTimes(pid: number): Promise<ProcessTimes> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The name of the program, in parentheses, may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const seconds = (first: number) => (Number(fields[first]) + Number(fields[first + 1])) / ticksPerSecond
  return { parent: Number(fields[1]), own: seconds(11), ofEndedChildren: seconds(13) }
}
