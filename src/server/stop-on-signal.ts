/** Ctrl-C reaches this process through the terminal and through npm: signals this close together are one. */
const sameSignalMilliseconds = 300

/** Longer than all timeouts of a stop together. */
const deadlineMilliseconds = 25_000

/**
 * Stops at the first SIGTERM or SIGINT, or when the launcher dies, and ends the process. A second signal ends it at
 * once; so does a deadline, should a part never stop.
 */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stoppingSince: number | undefined
  const endNow = (reason: string) => {
    console.error(`Ended without stopping: ${reason}`)
    process.exit(1)
  }
  const stopOnce = () => {
    if (stoppingSince !== undefined) return
    stoppingSince = performance.now()
    setTimeout(endNow, deadlineMilliseconds, 'the stop took too long')
    stop().then(
      () => process.exit(0),
      (error) => endNow(String(error)),
    )
  }
  const onSignal = () => {
    if (stoppingSince !== undefined && performance.now() - stoppingSince > sameSignalMilliseconds)
      endNow('a second signal')
    stopOnce()
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  // The launcher died without sending a signal; nobody else would stop this process.
  process.on('disconnect', stopOnce)
  // It died while this process loaded its code.
  if (process.connected === false) stopOnce()
}
