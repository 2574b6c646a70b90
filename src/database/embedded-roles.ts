import type pg from 'pg'

/**
 * The roles of the embedded server. The superuser only starts and stops it, makes the other roles and holds the
 * instance lock; `migrations` owns all tables, `app` is what the shop works as, `reader` is for people and their tools.
 */
export const embeddedRoles = {
  superuser: 'hirfa',
  migrations: 'hirfa_migrations',
  app: 'hirfa_app',
  reader: 'hirfa_reader',
} as const

/**
 * Creates the roles that are missing, takes every special right from them, and gives all objects of the shop to the
 * role for migrations: before there were roles, they belonged to the superuser. Needs a connection of the superuser.
 */
export async function prepareRoles(superuser: pg.Client): Promise<void> {
  const { migrations, ...others } = embeddedRoles
  await superuser.query('begin')
  for (const role of [migrations, others.app, others.reader]) {
    const { rowCount } = await superuser.query('select from pg_roles where rolname = $1', [role])
    if (rowCount === 0) await superuser.query(`create role ${role}`)
    await superuser.query(`alter role ${role} login ${noSpecialRights}`)
  }
  await superuser.query(`alter role ${others.reader} set default_transaction_read_only = on`)
  await superuser.query(`alter database postgres owner to ${migrations}`)
  await superuser.query(giveObjectsTo(migrations))
  await superuser.query('commit')
}

const noSpecialRights = 'nosuperuser nocreatedb nocreaterole noreplication nobypassrls'

/**
 * Gives away what is not owned yet, except members of extensions. Indexes, row types and sequences of columns follow
 * their table.
 */
function giveObjectsTo(owner: string): string {
  return `
    do $$
    declare
      new_owner constant oid := '${owner}'::regrole;
      shop constant oid[] := array(select oid from pg_namespace where nspname in ('public', 'graphile_worker'));
      command text;
    begin
      for command in
        select format('alter schema %I', nspname) from pg_namespace
          where nspname = 'graphile_worker' and nspowner <> new_owner
        union all
        select format('alter table %s', oid::regclass) from pg_class as tables
          where relnamespace = any (shop) and relowner <> new_owner and relkind in ('r', 'p', 'v', 'm', 'S')
            and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = tables.oid
              and deptype in ('a', 'i', 'e') and objsubid = 0)
        union all
        select format('alter routine %s', oid::regprocedure) from pg_proc as routines
          where pronamespace = any (shop) and proowner <> new_owner
            and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = routines.oid
              and deptype = 'e')
        union all
        select format('alter type %s', types.oid::regtype) from pg_type as types left join pg_class on pg_class.oid = typrelid
          where typnamespace = any (shop) and typowner <> new_owner
            and (typtype in ('d', 'e', 'r') or relkind = 'c')
            and not exists (select from pg_depend where classid = 'pg_type'::regclass and objid = types.oid
              and deptype = 'e')
      loop
        execute format('%s owner to %s', command, new_owner::regrole);
      end loop;
    end $$`
}
