-- Rows that remember who did something hold kind, id and name of the actor. The text that people see, "Sana (3)" for
-- the operator 3, is computed from them.

create function actor_label(kind text, id bigint, name text) returns text language sql immutable parallel safe
  return case when kind = 'operator' and id is not null then name || ' (' || id::text || ')' else name end;

-- Replaces the text column `by_column` by the three columns and computes it from them. Triggers are off meanwhile: the
-- guards of the append-only tables, and the counters, which must not count a row again.
create procedure split_actor(of_table regclass, by_column name) language plpgsql as $$
declare
  -- A movement of stock by an order, and a message that waits, have no actor.
  is_optional constant boolean := not (select attnotnull from pg_attribute where attrelid = of_table and attname = by_column);
begin
  execute format('alter table %s rename column %I to actor_text', of_table, by_column);
  execute format('alter table %s add column actor_kind text, add column actor_id bigint, add column actor_name text', of_table);
  execute format('alter table %s disable trigger user', of_table);
  execute format($update$
    update %s set actor_name = actor_text, actor_kind = case
        when actor_text = 'customer' then 'customer'
        when actor_text in ('samples', 'opening balance') then 'system'
        else 'operator'
      end
      where actor_text is not null
  $update$, of_table);
  execute format($update$
    update %s set actor_id = operators.id, actor_name = regexp_replace(actor_text, ' \(\d+\)$', '')
      from operators where operators.id::text = substring(actor_text from '.+ \((\d+)\)$')
  $update$, of_table);
  execute format('alter table %s enable trigger user', of_table);
  execute format('alter table %s drop column actor_text', of_table);
  execute format(
    'alter table %s add column %I text generated always as (actor_label(actor_kind, actor_id, actor_name)) stored',
    of_table, by_column);
  if not is_optional then
    execute format('alter table %s alter column actor_kind set not null, alter column actor_name set not null', of_table);
  end if;
  execute format($check$
    alter table %s
      add constraint %I check (actor_kind in ('visitor', 'customer', 'operator', 'seller', 'api-key', 'system')),
      add constraint %I check (actor_name <> ''),
      add constraint %I check ((actor_kind is null) = (actor_name is null) and (actor_kind is not null or actor_id is null))
  $check$, of_table, of_table::text || '_actor_kind_check', of_table::text || '_actor_name_check', of_table::text || '_actor_check');
end $$;

call split_actor('audit_log', 'made_by');
call split_actor('stock_movements', 'made_by');
call split_actor('order_steps', 'made_by');
call split_actor('order_calls', 'made_by');
call split_actor('order_notes', 'made_by');
call split_actor('order_payments', 'made_by');
call split_actor('message_replies', 'made_by');
call split_actor('newsletter_issues', 'made_by');
call split_actor('contact_messages', 'done_by');
call split_actor('settings', 'changed_by');
drop procedure split_actor;

-- The audit log knew the id beside the text, and a step of a customer is one of the order.
alter table audit_log disable trigger user;
update audit_log set actor_id = operator_id where actor_id is null;
alter table audit_log enable trigger user;
alter table audit_log drop column operator_id;
create index audit_log_of_actor on audit_log (actor_id, id);
alter table order_steps disable trigger user;
update order_steps set actor_id = order_id where actor_kind = 'customer';
alter table order_steps enable trigger user;

alter table stock_movements add constraint stock_movements_order_or_actor check ((order_id is null) = (actor_kind is not null));
alter table contact_messages add constraint contact_messages_done_check check ((done_at is null) = (actor_kind is null));
