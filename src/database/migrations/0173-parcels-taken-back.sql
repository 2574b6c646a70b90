-- A parcel whose order is no longer shipped, since that step was undone, is in its hand-over no more: the courier has nothing to
-- collect for it. Whatever undoes the step marks it.
alter table handover_orders add column taken_back_at timestamptz check (taken_back_at is null or handed_over_at is not null);

create or replace function refuse_changed_handover() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    raise exception '% is never emptied', tg_table_name using errcode = 'restrict_violation';
  end if;
  -- But that it was taken back.
  if tg_op = 'UPDATE' and to_jsonb(old) ->> 'taken_back_at' is null
    and to_jsonb(new) - 'taken_back_at' = to_jsonb(old) - 'taken_back_at' and to_jsonb(new) ->> 'taken_back_at' is not null then
    return new;
  end if;
  if old.handed_over_at is not null then
    raise exception 'what was handed over does not change' using errcode = 'restrict_violation';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;

create function take_parcel_back() returns trigger language plpgsql as $$
begin
  update handover_orders set taken_back_at = new.made_at
    where order_id = new.order_id and handed_over_at is not null and taken_back_at is null;
  return null;
end $$;
create trigger order_steps_take_parcel_back after insert on order_steps
  for each row when (new.undoes_step_id is not null and new.from_status = 'shipped') execute function take_parcel_back();

update handover_orders as taken set taken_back_at = undo.made_at
  from order_steps as undo
  where undo.order_id = taken.order_id and undoes_step_id is not null and from_status = 'shipped' and undo.made_at >= handed_over_at;
