import { Unavailable } from '../unavailable.ts'

const retrySeconds = 5

interface Turns {
  /** How many may work at a time. */
  readonly most: number
  /** Who has waited for his turn so long, in milliseconds, is told to come back. */
  readonly patienceMilliseconds: number
}

/** Has work of one kind done by a few at a time, first come first served. Throws Unavailable for who waited in vain. */
export function fewAtATime({ most, patienceMilliseconds }: Turns) {
  const waiting = new Set<() => void>()
  let working = 0

  const turn = () =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(patience)
        waiting.delete(begin)
        working += 1
        resolve()
      }
      const giveUp = () => {
        waiting.delete(begin)
        reject(new Unavailable('Too many wait for what somebody holds', retrySeconds))
      }
      const patience = setTimeout(giveUp, patienceMilliseconds)
      if (working < most) begin()
      else waiting.add(begin)
    })

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await turn()
    try {
      return await work()
    } finally {
      working -= 1
      const [next] = waiting
      next?.()
    }
  }
}
