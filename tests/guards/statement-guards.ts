import type { Guard } from './guard.ts'

const statements = (file: string) => `src/domain/statements/${file}.test.ts`
const cards = 'src/domain/store-cards/store-cards.test.ts'

/** What makers read of their money, and the cards of their stores. */
export const statementGuards: readonly Guard[] = [
  {
    name: 'the store of a statement that a seller reads',
    file: 'src/domain/sellers/require-own-store.ts',
    find: "store.where(isInScope(scope, 'stores.id'))",
    replace: 'store',
    test: 'tests/seller-scope.test.ts',
    title: 'no operation of a seller shows, counts or changes anything of another one',
  },
  {
    name: 'the store whose lines a statement shows',
    file: 'src/domain/statements/read-statement-pieces.ts',
    find: ') as known where store_id = $',
    replace: ') as known where 0 < $',
    test: statements('own-statement'),
    title: 'every figure is the sum of the pieces that it opens, to the millime, of the own store only',
  },
  {
    name: 'the end of a link to a statement',
    file: 'src/domain/statements/statement-link.ts',
    find: "    .where('expires_at', '>', marketplace.clock.now())\n",
    replace: '',
    test: statements('statement-link'),
    title: 'a link ends after 90 days, when it is taken back, with a new one, and while the shop has no makers',
  },
  {
    name: 'the setting without which no link shows a statement',
    file: 'src/domain/statements/statement-link.ts',
    find: '  if (!(await isStudioOpen(marketplace))) return undefined\n',
    replace: '',
    test: statements('statement-link'),
    title: 'a link ends after 90 days, when it is taken back, with a new one, and while the shop has no makers',
  },
  {
    name: 'the owner who changes an account',
    file: 'src/domain/store-cards/edit-store-card.ts',
    find: '    if (current.account !== draft.account) requireAllowed(mayEditPayoutAccounts(marketplace.actor))\n',
    replace: '',
    test: cards,
    title: 'only owners change the account',
  },
  {
    name: 'the version of a card',
    file: 'src/domain/store-cards/edit-store-card.ts',
    find: "    if (current.version !== version) return 'changed-meanwhile'\n",
    replace: '',
    test: cards,
    title: 'of two who change a card at once one is told, and a form that is sent twice changes nothing more',
  },
  {
    name: 'the masks of the history of a card',
    file: 'src/domain/store-cards/edit-store-card.ts',
    find: 'number === undefined ? null : maskNumber(number)',
    replace: 'number ?? null',
    test: cards,
    title: 'the history has no number of a card in full',
  },
  {
    name: 'the check of the digits of an account',
    sql: 'alter table store_cards drop constraint store_cards_account_number_check',
    test: cards,
    title:
      'the database refuses an account whose digits do not fit, and a card that nobody knows but somebody has seen',
  },
  {
    name: 'the check that only a known card was seen',
    sql: 'alter table store_cards drop constraint store_cards_seen_is_known',
    test: cards,
    title:
      'the database refuses an account whose digits do not fit, and a card that nobody knows but somebody has seen',
  },
  {
    name: 'the name of the store that statements of before keep',
    file: 'src/domain/catalog/admin/edit-store.ts',
    find: "    if (changed.includes('name')) await keepFormerName(marketplace, id, current.name)\n",
    replace: '',
    test: 'src/server/studio-money-page.test.ts',
    title: 'the paper of a month is equal to the letter, whatever changes later',
  },
  {
    name: 'whose share a discount code lowers, where makers are paid',
    file: 'src/domain/share-of-makers.ts',
    find: " and code.bearer = 'shop')",
    replace: ')',
    test: statements('discounts-of-shop'),
    title: 'a code that makers bear as well lowers what they get, and the shop does not bear it once an order has it',
  },
  {
    name: 'the bearer among the terms of a code that orders have',
    file: 'src/domain/discounts/discount-code-rows.ts',
    find: 'isFirstOrderOnly, minimum, bearer }',
    replace: 'isFirstOrderOnly, minimum }',
    test: statements('discounts-of-shop'),
    title: 'a code that makers bear as well lowers what they get, and the shop does not bear it once an order has it',
  },
]
