// Processor time from the kernel's accounting; only on Linux.
import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** The unit of /proc/PID/stat: USER_HZ is 100 on every architecture that Node runs on. */
const ticksPerSecond = 100

/**
 * Returns a function that gives the seconds which the machine has used since, without those of the other processes that
 * ran before: its services are not part of the run. Undefined elsewhere.
 */
export function startProcessorTime() {
  if (!existsSync('/proc/stat')) return () => undefined
  const machineBefore = secondsOfMachine()
  const others = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
  const before = new Map(others.map((pid) => [pid, readTimes(pid)?.own ?? 0]))
  return () => {
    const ofOthers = others.map((pid) => Math.max((readTimes(pid)?.own ?? 0) - before.get(pid), 0))
    return secondsOfMachine() - machineBefore - ofOthers.reduce((sum, seconds) => sum + seconds, 0)
  }
}

/** Of all processes since the machine started. */
function secondsOfMachine() {
  const [user, nice, system, , , interrupts, softInterrupts, stolen] = readFileSync('/proc/stat', 'utf8')
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
