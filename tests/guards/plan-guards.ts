import type { Guard } from './guard.ts'

const payments = 'src/domain/plans/plan-payments.test.ts'
const interest = 'src/domain/store-interest/store-interest.test.ts'
const plans = 'src/domain/plans/plans-of-stores.test.ts'

/** What plans of stores allow, and how they are paid. */
export const planGuards: readonly Guard[] = [
  {
    name: 'the lock of a store whose plan has one place left',
    file: 'src/domain/catalog/admin/place-for-piece.ts',
    find: '.forNoKeyUpdate()',
    replace: '',
    test: plans,
    title: 'a plan has places for so many pieces in the shop or waiting, of which two forms at once get one',
  },
  {
    name: 'the end of new pieces with the plan',
    file: 'src/domain/catalog/admin/place-for-piece.ts',
    find: "  if (most === 0) return 'plan-over'\n",
    replace: '',
    test: plans,
    title: 'after its plan a store gets no new pieces, then leaves the shop, and returns as it was once it is paid',
  },
  {
    name: 'the payment without which a store does not return',
    file: 'src/domain/plans/standing.ts',
    find: '(isOut && owes) || ',
    replace: '',
    test: plans,
    title: 'after its plan a store gets no new pieces, then leaves the shop, and returns as it was once it is paid',
  },
  {
    name: 'the office, whose retired stores no plan brings back',
    file: 'src/domain/plans/follow-plans.ts',
    find: 'wanted: isKeptOut ? { ...wanted, isPlanOver: false } : wanted',
    replace: 'wanted',
    test: plans,
    title: 'a store that the office has retired stays so, whatever its plan',
  },
  {
    name: 'the state of what is due, which is paid once',
    file: 'src/domain/plans/record-plan-payment.ts',
    find: "    if (state !== 'open') return { outcome: 'changed-meanwhile' }\n",
    replace: '',
    test: payments,
    title: 'of two operators who record at once one does, and the database takes no second payment',
  },
  {
    name: 'the unique index of the payment that counts',
    sql: 'drop index plan_payments_once',
    test: payments,
    title: 'of two operators who record at once one does, and the database takes no second payment',
  },
  {
    name: 'the form of a payment of a plan that is sent twice',
    file: 'src/domain/plans/record-plan-payment.ts',
    find: "    if (known !== undefined) return { outcome: 'recorded', receiptNumber: known }\n",
    replace: '',
    test: payments,
    title: 'a plan is paid once: by a double tap, by two forms and by two operators',
  },
  {
    name: 'the limit of what is set off',
    file: 'src/domain/plans/record-plan-payment.ts',
    find: "    if (means === 'set-off' && amount > owed) return { outcome: 'exceeds', owed }\n",
    replace: '',
    test: payments,
    title: 'what a maker is owed pays her plan, never more than that, and revoking makes it owed again',
  },
  {
    name: 'the order in which receipts are numbered',
    file: 'src/domain/plans/record-plan-payment.ts',
    find: "  await lockList(marketplace, 'plan_payments')\n",
    replace: '',
    test: payments,
    title: 'who records a payment waits for the number of the receipt before',
  },
  {
    name: 'the reminders that were given',
    file: 'src/domain/plans/remind-of-plan-ends.ts',
    find: '    if (!isNew) return\n',
    replace: '',
    test: 'src/domain/plans/plan-reminders.test.ts',
    title: 'a maker is reminded 14 and 3 days before the end of the plan and on its last day, each once',
  },
  {
    name: 'the plan that shows the numbers',
    file: 'src/domain/store-interest/get-store-numbers.ts',
    find: '  if (refusal) return refusal\n',
    replace: '',
    test: interest,
    title:
      'a plan says whether a maker reads the numbers, and what does not says which plan does; the office always does',
  },
  {
    name: 'the paid plan that stays with its store',
    file: 'src/domain/plans/set-store-of-request.ts',
    find: "    if (request.store_id !== null && (await isPaid(marketplace, id))) return 'paid'\n",
    replace: '',
    test: plans,
    title: 'a plan goes with its request to another store, unless it is paid',
  },
]
