import type { ColumnType } from 'kysely'
import type { CardTables } from './card-tables.ts'
import type { CashBookTables } from './cash-book-tables.ts'
import type { CatalogTables } from './catalog-tables.ts'
import type { CommunicationTables } from './communication-tables.ts'
import type { ConsistencyTables } from './consistency-tables.ts'
import type { CourierTables } from './courier-tables.ts'
import type { CreatedAt } from './created-at.ts'
import type { CustomerRequestTables } from './customer-request-tables.ts'
import type { OperatorTables } from './operator-tables.ts'
import type { OrderTables } from './order-tables.ts'
import type { PersonalDataTables } from './personal-data-tables.ts'
import type { PlanTables } from './plan-tables.ts'
import type { ProductImportTables } from './product-import-tables.ts'
import type { PushTables } from './push-tables.ts'
import type { ReturnTables } from './return-tables.ts'
import type { ReviewTables } from './review-tables.ts'
import type { SearchTables } from './search-tables.ts'

/** The types of all tables' columns, by table name. */
export interface Tables
  extends CatalogTables,
    OrderTables,
    CourierTables,
    CustomerRequestTables,
    ReturnTables,
    ReviewTables,
    CommunicationTables,
    OperatorTables,
    PersonalDataTables,
    SearchTables,
    ConsistencyTables,
    PushTables,
    PlanTables,
    CardTables,
    ProductImportTables,
    CashBookTables {
  events: { id: ColumnType<number, never, never>; type: string; details: unknown; happened_at: CreatedAt }
  backups: BackupsTable
  rate_limits_used: { key: Buffer; used_until: Date }
}

interface BackupsTable {
  name: string
  location: string
  started_at: Date
  finished_at: Date | null
  proven_at: Date | null
  restore_milliseconds: number | null
  problem: string
  broken_rules: string
  is_on_same_disk: boolean
}
