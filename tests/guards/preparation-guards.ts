import type { Guard } from './guard.ts'

const preparations = 'src/domain/orders/preparations/preparations.test.ts'

/** What makers prepare of orders, and what they are told. */
export const preparationGuards: readonly Guard[] = [
  {
    name: 'the scope of the lines that a seller prepares',
    file: 'src/domain/orders/preparations/prepare-line.ts',
    find: "    .where(isInScope(scope, 'line.store_id'))\n    .where(wasConfirmed)\n",
    replace: '    .where(wasConfirmed)\n',
    test: 'tests/seller-scope.test.ts',
    title: 'no operation of a seller shows, counts or changes anything of another one',
  },
  {
    name: 'the confirmation before which a maker knows of no order',
    file: 'src/domain/orders/preparations/prepare-line.ts',
    find: '    .where(wasConfirmed)\n',
    replace: '',
    test: preparations,
    title: 'a maker prepares own lines from the confirmation until the parcel is packed, and sees nothing of the buyer',
  },
  {
    name: 'the lock of the order that a maker prepares',
    file: 'src/domain/orders/preparations/prepare-line.ts',
    find: 'const status = await lockOrder(marketplace, seen.orderId)',
    replace:
      "const { status } = await marketplace.db.selectFrom('orders').select('status').where('id', '=', seen.orderId).executeTakeFirstOrThrow()",
    test: preparations,
    title: 'a maker who taps while the office cancels the order is told so',
  },
  {
    name: 'the piece that a form of a maker was about',
    file: 'src/domain/orders/preparations/prepare-line.ts',
    find: "    .where('line.quantity', '=', quantity)\n",
    replace: '',
    test: preparations,
    title: 'a second tap changes nothing, and a form of other lines is refused',
  },
  {
    name: 'the scope of the orders that a seller lists',
    file: 'src/domain/orders/preparations/list-own-orders.ts',
    find: "    .where(isInScope(scope, 'line.store_id'))\n    .orderBy('confirmed_at')\n",
    replace: "    .orderBy('confirmed_at')\n",
    test: 'tests/seller-scope.test.ts',
    title: 'no operation of a seller shows, counts or changes anything of another one',
  },
  {
    name: 'the scope of the past lines that a seller lists',
    file: 'src/domain/orders/preparations/list-own-orders.ts',
    find: "        .where(isInScope(scope, 'line.store_id'))\n",
    replace: '',
    test: 'tests/seller-scope.test.ts',
    title: 'no operation of a seller shows, counts or changes anything of another one',
  },
  {
    name: 'the setting that shows makers the buyer',
    file: 'src/domain/orders/preparations/list-own-orders.ts',
    find: 'rules.showsBuyer ?',
    replace: 'rules ?',
    test: preparations,
    title: 'the owner decides whether makers see the first name and the town of the buyer',
  },
  {
    name: 'the store of what phones of makers are told',
    file: 'src/domain/push/send-due-pushes.ts',
    find: ' and own.store_id = taken.store_id',
    replace: '',
    test: 'src/domain/orders/preparations/ask-makers.test.ts',
    title: 'makers are told of changed lines, and again when the office asks again',
  },
  {
    name: 'the office that alone is told of what is of no store',
    file: 'src/domain/push/send-due-pushes.ts',
    find: "operator.role <> 'seller' and (",
    replace: '(',
    test: 'src/domain/orders/preparations/ask-makers.test.ts',
    title: 'makers are told once of what is new to prepare in their store, and of nothing else',
  },
  {
    name: 'the window in which a confirmation is not told',
    file: 'src/domain/orders/preparations/ask-makers.ts',
    find: "and to_status = 'confirmed' and visible_at >",
    replace: "and to_status = 'x' and visible_at >",
    test: 'src/domain/orders/preparations/ask-makers.test.ts',
    title: 'makers are told once of what is new to prepare in their store, and of nothing else',
  },
  {
    name: 'the preparation that ends when pieces are taken anew',
    file: 'src/domain/orders/status/advance-order.ts',
    find: '      await forgetPreparations(marketplace, orderId)\n',
    replace: '',
    test: preparations,
    title: 'pieces that an order takes anew are prepared anew; those of a step that is undone stay ready',
  },
]
