import { sql } from 'kysely'

/** SQL of a row of `products`: the last change of what somebody looks at before it is in the shop, not of its stock. */
export const lastChangeId = sql<number>`(select max(change.id) from audit_log as change
  where change.entity = 'product' and change.entity_id = products.id::text and change.action <> 'restocked')`
