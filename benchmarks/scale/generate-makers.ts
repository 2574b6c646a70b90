import type pg from 'pg'

export const tablesOfMakers = ['operators', 'operator_stores', 'operator_sessions']

/**
 * Opens the studio, and generates the makers: a store in ten has none, and one in three of the others is signed in
 * with no phone.
 */
export async function generateMakers(client: pg.ClientBase): Promise<void> {
  for (const statement of [studio, makers, access, phones]) await client.query(statement)
}

const studio = `
  insert into settings (key, value, version, changed_at, actor_kind, actor_name)
  values ('studio', '{"isStudioOpen": true}', 1, now(), 'system', 'Scale')`

const makers = `
  insert into operators (name, phone, role)
  select 'Maker ' || id, '+21699' || lpad(id::text, 6, '0'), 'seller' from stores where id % 10 <> 0 order by id`

const access = `
  insert into operator_stores (operator_id, store_id, added_at)
  select id, substr(phone, 7)::int, created_at from operators where role = 'seller'`

const phones = `
  insert into operator_sessions (token_hash, operator_id, completed_at, device, network, expires_at)
  select sha256(convert_to('phone ' || operator_id, 'UTF8')), operator_id, now(), 'Phone', 'unlimited',
    now() + interval '90 days'
  from operator_stores where store_id % 3 <> 0`
