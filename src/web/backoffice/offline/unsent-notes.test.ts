import assert from 'node:assert/strict'
import { beforeEach, suite, type TestContext, test } from 'node:test'
import { addUnsentNote, deleteUnsentNote, sendUnsentNotes, unsentNotes, unsentNotesFromStored } from './unsent-notes.ts'

suite('notes not sent yet', () => {
  beforeEach(() => unsentNotes.change(() => []))

  const note = (body: string, operatorId = 1) => ({ operatorId, orderId: 5, orderNumber: 'H-1', body })
  const bodies = () => unsentNotes.get().map(({ body, isRefused }) => (isRefused ? `refused: ${body}` : body))

  /** A shop that answers each note as a test says. */
  function openShop(t: TestContext, statusOf: (body: string) => number) {
    const sent: Record<string, string>[] = []
    // Of two mocks one above the other only the upper one would be undone at the end.
    t.mock.restoreAll()
    t.mock.method(globalThis, 'fetch', async (_: unknown, { body }: RequestInit = {}) => {
      const fields = Object.fromEntries(body as FormData) as Record<string, string>
      sent.push(fields)
      const status = statusOf(fields.body ?? '')
      if (status === 0) throw new TypeError('Failed to fetch')
      return new Response(null, { status })
    })
    return sent
  }

  test('notes are sent in their order and deleted once the page shows them', async (t) => {
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() })
    const sent = openShop(t, () => 204)
    addUnsentNote(note('one'))
    addUnsentNote(note('two'))
    addUnsentNote(note('of another operator', 2))
    await sendUnsentNotes(1, async () => assert.equal(bodies().length, 3))
    assert.deepEqual(
      sent.map(({ body, operator, secondsAgo }) => [body, operator, secondsAgo]),
      [
        ['one', '1', '0'],
        ['two', '1', '0'],
      ],
    )
    assert.notEqual(sent[0]?.key, sent[1]?.key)
    assert.deepEqual(bodies(), ['of another operator'])
  })

  test('a note that cannot be sent now waits with those after it, and keeps its key', async (t) => {
    for (const status of [0, 409, 429, 500, 503]) {
      const sent = openShop(t, (body) => (body === 'two' ? status : 204))
      for (const body of ['one', 'two', 'three']) addUnsentNote(note(body))
      await sendUnsentNotes(1, async () => {})
      assert.deepEqual(bodies(), ['two', 'three'], String(status))
      const again = openShop(t, () => 204)
      await sendUnsentNotes(1, async () => {})
      assert.equal(again[0]?.key, sent[1]?.key)
      assert.deepEqual(bodies(), [])
    }
  })

  test('a note that the shop refuses stays to be read, and does not hold up the others', async (t) => {
    openShop(t, (body) => (body === 'one' ? 404 : 204))
    addUnsentNote(note('one'))
    addUnsentNote(note('two'))
    await sendUnsentNotes(1, async () => {})
    assert.deepEqual(bodies(), ['refused: one'])
    const again = openShop(t, () => 204)
    await sendUnsentNotes(1, async () => {})
    assert.deepEqual(again, [])
  })

  test('a note that is deleted while another is sent is not sent', async (t) => {
    addUnsentNote(note('one'))
    addUnsentNote(note('two'))
    const sent = openShop(t, () => {
      deleteUnsentNote(unsentNotes.get().find(({ body }) => body === 'two')?.key ?? '')
      return 204
    })
    await sendUnsentNotes(1, async () => {})
    assert.deepEqual(
      sent.map(({ body }) => body),
      ['one'],
    )
  })

  test('a browser keeps fifty notes of an operator, sends none that is older than a week, and drops what is damaged', () => {
    for (let count = 0; count < 50; count++) assert.ok(addUnsentNote(note(`${count}`)))
    assert.equal(addUnsentNote(note('too many')), false)
    assert.equal(bodies().length, 50)
    const [whole] = unsentNotes.get()
    const old = { ...whole, typedAt: Date.now() - 8 * 86_400_000 }
    assert.deepEqual(unsentNotesFromStored([whole, old, null, {}, { ...whole, orderId: 'x' }, 7]), [
      whole,
      { ...old, isRefused: true },
    ])
    assert.deepEqual(unsentNotesFromStored('x'), [])
  })
})
