/**
 * Runs tasks side by side in their order. Each has a `name`, the `slots` that it takes of those given (1 unless it says
 * so), and starts once the tasks that it `needs` have ended; `run` returns false if those that need it must not run.
 */
export async function runTasks(tasks, slots) {
  const waiting = [...tasks]
  const ended = new Map()
  const running = new Set()
  let free = slots

  const start = (task) => {
    waiting.splice(waiting.indexOf(task), 1)
    const taken = Math.min(task.slots ?? 1, slots)
    free -= taken
    const work = task.run().then((succeeded) => {
      ended.set(task.name, succeeded !== false)
      free += taken
      running.delete(work)
    })
    running.add(work)
  }
  /** Not started before all that it needs has ended; left out if one of these failed. */
  const isReady = ({ needs = [] }) =>
    needs.every((name) => ended.get(name) ?? !tasks.some((task) => task.name === name))
  const isHopeless = ({ needs = [] }) => needs.some((name) => ended.get(name) === false)

  while (waiting.length > 0 || running.size > 0) {
    for (const task of waiting.filter(isHopeless)) {
      waiting.splice(waiting.indexOf(task), 1)
      ended.set(task.name, false)
    }
    for (const task of waiting.filter(isReady)) {
      // What comes later does not take the slots that a wide task waits for.
      if (Math.min(task.slots ?? 1, slots) > free) break
      start(task)
    }
    if (running.size === 0) break
    await Promise.race(running)
  }
}
