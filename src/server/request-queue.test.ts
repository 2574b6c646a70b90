import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Unavailable } from '#domain/unavailable.ts'
import { RequestQueue } from './request-queue.ts'

const patient = { maxWaitMilliseconds: 10_000 }

/** Lets requests enter in this order, one at a time as each leaves, and returns the order in which they run. */
async function orderOf(queue: RequestQueue, clients: readonly string[]): Promise<string[]> {
  const order: string[] = []
  const running = clients.map(async (client) => {
    const leave = await queue.enter(client)
    order.push(client)
    await nextTurn()
    leave()
  })
  await Promise.all(running)
  return order
}

test('clients take turns, however many requests each has', async () => {
  const queue = new RequestQueue({ maxRunning: 1, maxWaiting: 100, ...patient })
  assert.deepEqual(await orderOf(queue, ['a', 'a', 'a', 'a', 'b', 'c', 'b']), ['a', 'a', 'b', 'c', 'a', 'b', 'a'])
})

test('no more requests run than the limit, and all run in the end', async () => {
  const queue = new RequestQueue({ maxRunning: 3, maxWaiting: 100, ...patient })
  let [running, most] = [0, 0]
  await Promise.all(
    Array.from({ length: 50 }, async (_, number) => {
      const leave = await queue.enter(`client ${number % 7}`)
      running += 1
      most = Math.max(most, running)
      await nextTurn()
      running -= 1
      leave()
    }),
  )
  assert.equal(most, 3)
})

test('one client never runs more than its share, and others run beside it', async () => {
  const queue = new RequestQueue({ maxRunning: 4, maxRunningPerClient: 2, maxWaiting: 100, ...patient })
  const running = new Map<string, number>()
  let mostOfBusy = 0
  let hasRunBeside = false
  const run = async (client: string) => {
    const leave = await queue.enter(client)
    running.set(client, (running.get(client) ?? 0) + 1)
    mostOfBusy = Math.max(mostOfBusy, running.get('busy') ?? 0)
    hasRunBeside ||= running.get('busy') === 2 && running.get('other') === 1
    await nextTurn()
    running.set(client, (running.get(client) ?? 0) - 1)
    leave()
  }
  await Promise.all([...Array.from({ length: 20 }, () => run('busy')), run('other')])
  assert.equal(mostOfBusy, 2)
  assert.ok(hasRunBeside)
})

test('when the queue is full, the client with the most requests loses its newest one', async () => {
  const queue = new RequestQueue({ maxRunning: 1, maxWaiting: 3, ...patient })
  const leave = await queue.enter('busy')
  const outcomes = ['busy', 'busy', 'busy', 'other', 'another'].map((client) =>
    queue.enter(client).then(
      (leave) => leave() ?? 'served',
      (error) => (error instanceof Unavailable && error.retryAfterSeconds >= 1 ? 'refused' : error),
    ),
  )
  await nextTurn()
  leave()
  assert.deepEqual(await Promise.all(outcomes), ['served', 'refused', 'refused', 'served', 'served'])
})

test('a request that waits too long is refused and takes no turn', async () => {
  const queue = new RequestQueue({ maxRunning: 1, maxWaiting: 3, maxWaitMilliseconds: 20 })
  const leave = await queue.enter('a')
  await assert.rejects(queue.enter('b'), Unavailable)
  leave()
  const [first, second] = [await queue.enter('c'), queue.enter('d')]
  first()
  ;(await second)()
})
