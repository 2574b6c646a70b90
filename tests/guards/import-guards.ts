import type { Guard } from './guard.ts'

const running = 'src/domain/product-import/run-import.test.ts'
const reading = 'src/domain/product-import/read-import.test.ts'
const takingBack = 'src/domain/product-import/take-back-pieces.test.ts'
const whoImports = 'src/domain/product-import/who-imports.test.ts'
const pictures = 'src/adapters/fetch-picture.test.ts'

/** What files of other shops bring. */
export const importGuards: readonly Guard[] = [
  {
    name: 'the key that keeps one product of each piece of a file',
    sql: 'alter table imported_products drop constraint imported_products_pkey',
    test: running,
    title: 'of two imports of the same file that run at once, one adds each piece',
  },
  {
    name: 'the lock of an import that adds a piece',
    file: 'src/domain/product-import/run-import.ts',
    find: 'if (!(await lockRunning(marketplace, id)) || !(await lockPlanned(marketplace, id, piece))) return',
    replace: 'if (!(await lockPlanned(marketplace, id, piece))) return',
    test: running,
    title: 'an import that is stopped while it adds a piece adds no other one',
  },
  {
    name: 'the lock of a store that gets another import',
    file: 'src/domain/product-import/upload-import.ts',
    find: 'store.forNoKeyUpdate()',
    replace: 'store',
    test: whoImports,
    title: 'a store has a few open imports at most, and a file must not be empty or too large',
  },
  {
    name: 'the limit of the files that a seller uploads',
    file: 'src/domain/product-import/upload-import.ts',
    find: "    await consumeSellerLimit(marketplace, 'import')\n",
    replace: '',
    test: whoImports,
    title: 'a seller uploads some files a day',
  },
  {
    name: 'the version of what was looked at before an import starts',
    file: 'src/domain/product-import/import-steps.ts',
    find: "if ((state !== 'asking' && state !== 'stopped') || found.version !== version) return changedMeanwhile",
    replace: "if (state !== 'asking' && state !== 'stopped') return changedMeanwhile",
    test: reading,
    title: 'questions are answered before an import starts, and remembered for the next file with the same headings',
  },
  {
    name: 'the scope of the import that is locked',
    file: 'src/domain/product-import/lock-import.ts',
    find: "    .where(isInScope(scope, 'product_imports.store_id'))\n",
    replace: '',
    test: whoImports,
    title: 'a seller imports into the own store only, as drafts that wait for nobody and are in no list of the office',
  },
  {
    name: 'the look for what somebody has edited before it is taken back',
    file: 'src/domain/product-import/take-back-pieces.ts',
    find: "          where change.entity = 'product' and change.entity_id = products.id::text and change.action <> 'created')",
    replace: "          where change.entity = 'product' and change.entity_id = products.id::text and false)",
    test: takingBack,
    title: 'all of an import is taken back but what somebody has edited or published, and its file may come again',
  },
  {
    name: 'the check of each address that a redirect leads to',
    file: 'src/adapters/fetch-picture.ts',
    find: '      const url = parse(withoutHash(next))\n',
    replace: '      const url = hops === 0 ? parse(withoutHash(next)) : URL.parse(next)\n',
    test: pictures,
    title: 'nothing is fetched from where only the server of the shop gets to, whatever leads there',
  },
  {
    name: 'the bound of a picture whose length nobody says',
    file: 'src/adapters/fetch-picture.ts',
    find: "    if (length > maxPictureBytes) return refused('too-heavy')\n    chunks",
    replace: '    chunks',
    test: pictures,
    title: 'a picture that is missing, too large or too slow is refused with its reason',
  },
]
