// Processor time from the kernel's accounting; only on Linux.
import { existsSync, readFileSync } from 'node:fs'

/** The unit of /proc/PID/stat: USER_HZ is 100 on every architecture that Node runs on. */
const ticksPerSecond = 100

/** Returns the seconds that all processes of the machine have used since it started. Undefined elsewhere. */
export function processorSecondsOfMachine() {
  const file = '/proc/stat'
  if (!existsSync(file)) return undefined
  const [user, nice, system, , , interrupts, softInterrupts, stolen] = readFileSync(file, 'utf8')
    .split('\n', 1)[0]
    .split(/\s+/)
    .slice(1)
    .map(Number)
  return (user + nice + system + interrupts + softInterrupts + stolen) / ticksPerSecond
}

/**
 * Follows a process until it ends: the function returned gives its seconds with those of its ended children, as last
 * seen.
 */
export function followProcessorTime(pid) {
  let seconds = 0
  const read = () => {
    const times = readTimes(pid)
    if (times) seconds = times.own + times.ofChildren
  }
  const timer = setInterval(read, 500)
  return () => {
    clearInterval(timer)
    return seconds
  }
}

function readTimes(pid) {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return undefined
  // The name, in parentheses, may contain anything.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1).split(' ').map(Number)
  const [user, system, childUser, childSystem] = fields.slice(11, 15)
  return { own: (user + system) / ticksPerSecond, ofChildren: (childUser + childSystem) / ticksPerSecond }
}
