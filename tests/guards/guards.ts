import { accountGuards } from './account-guards.ts'
import { databaseGuards } from './database-guards.ts'
import { deliveryGuards } from './delivery-guards.ts'
import type { Guard } from './guard.ts'
import { importGuards } from './import-guards.ts'
import { inputGuards } from './input-guards.ts'
import { orderGuards } from './order-guards.ts'
import { planGuards } from './plan-guards.ts'
import { preparationGuards } from './preparation-guards.ts'
import { privacyGuards } from './privacy-guards.ts'
import { sellerEntryGuards } from './seller-entry-guards.ts'
import { sellerGuards } from './seller-guards.ts'
import { statementGuards } from './statement-guards.ts'

export const guards: readonly Guard[] = [
  ...orderGuards,
  ...databaseGuards,
  ...accountGuards,
  ...sellerEntryGuards,
  ...sellerGuards,
  ...planGuards,
  ...preparationGuards,
  ...statementGuards,
  ...privacyGuards,
  ...importGuards,
  ...inputGuards,
  ...deliveryGuards,
]
