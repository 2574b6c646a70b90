-- A step of an order is taken back by a step of its own, which names it and leads back to where it came from. Of a batch that
-- was taken at once, all are taken back together. What staff do is shown to the customer, and told by email, only after the
-- window in which it is taken back without a word (decision 69).
alter table order_steps
  add column undoes_step_id bigint references order_steps,
  add column batch_id uuid,
  -- Null: at once.
  add column visible_at timestamptz,
  add constraint order_steps_undo_check check (undoes_step_id is null or visible_at is null);
create unique index order_steps_undone_once on order_steps (undoes_step_id) where undoes_step_id is not null;
create index order_steps_of_batch on order_steps (batch_id) where batch_id is not null;

-- The steps that count: neither taken back nor taking back.
create view effective_order_steps as
  select id, order_id, from_status, to_status, note, made_by, actor_kind, actor_id, actor_name, made_at, visible_at, batch_id
  from order_steps as step
  where undoes_step_id is null
    and not exists (select from order_steps as undo where undo.undoes_step_id = step.id);

drop index order_steps_ended;
create index order_steps_ended on order_steps (made_at) include (id, order_id, from_status, to_status)
  where to_status in ('delivered', 'refused', 'returned') and undoes_step_id is null;

-- A step that undoes another leads backward, where no transition leads: the trigger below checks both kinds, with the order
-- locked, and names what is wrong.
alter table order_steps drop constraint order_steps_from_status_to_status_fkey;
create or replace function take_order_step() returns trigger language plpgsql as $$
begin
  update orders set
    status = new.to_status,
    held_pieces = case when new.to_status = 'received'
      then (select coalesce(sum(quantity), 0) from order_lines where order_id = new.order_id) else 0 end,
    network_key = case when new.to_status in ('received', 'requested') then network_key end,
    reminded_at = null
    where id = new.order_id and status = new.from_status;
  if not found then
    raise exception 'order % is no longer %', new.order_id, new.from_status using errcode = 'restrict_violation';
  end if;
  if new.undoes_step_id is null then
    if not exists (
      select from order_transitions where from_status = new.from_status and to_status = new.to_status)
    then
      raise exception 'no step leads from % to %', new.from_status, new.to_status using errcode = 'restrict_violation';
    end if;
  elsif not exists (
    select from order_steps as undone
    where id = new.undoes_step_id and from_status = new.to_status and to_status = new.from_status
      and id = (
        select max(id) from order_steps as step
        where order_id = new.order_id and undoes_step_id is null and not exists (
          select from order_steps as undo where undo.undoes_step_id = step.id and undo.id <> new.id)))
  then
    raise exception 'step % is not the last of order %', new.undoes_step_id, new.order_id
      using errcode = 'restrict_violation';
  end if;
  return null;
end $$;

-- Sales count in the week of the delivery, also when a return or the delivery itself is taken back.
create or replace function count_sales() returns trigger language plpgsql as $$
declare
  delivered_in constant date := (
    select week_in_tunis(made_at) from order_steps
    where order_id = new.order_id and to_status = 'delivered' and undoes_step_id is null order by id desc limit 1);
begin
  if new.to_status = 'delivered' then
    -- In one order of products, so that two deliveries do not wait for each other crosswise.
    insert into product_sales as known (week, product_id, pieces)
      select delivered_in, product_id, sum(quantity) from order_lines
      where order_id = new.order_id group by product_id order by product_id
      on conflict (week, product_id) do update set pieces = known.pieces + excluded.pieces;
  else
    update product_sales known set pieces = known.pieces - line.pieces
    from (select product_id, sum(quantity) as pieces from order_lines where order_id = new.order_id group by product_id) line
    where known.week = delivered_in and known.product_id = line.product_id;
  end if;
  return null;
end $$;

-- An order may now be canceled, taken back and canceled again. What it may not do is take what it has, or give back what it
-- has not (stock_movements_return_once).
alter table stock_movements
  drop constraint stock_movements_kind_check,
  drop constraint stock_movements_check,
  add constraint stock_movements_kind_check
    check (kind in ('sale', 'cancel', 'amendment', 'release', 'revival', 'undo', 'restock', 'correction')),
  add constraint stock_movements_check
    check ((kind in ('sale', 'cancel', 'amendment', 'release', 'revival', 'undo')) = (order_id is not null));
drop index stock_movements_once_an_order;
create function refuse_taking_twice() returns trigger language plpgsql as $$
begin
  if (select sum(pieces) from stock_movements where order_id = new.order_id and size_id = new.size_id) < new.pieces then
    raise exception 'order % takes pieces of size % that it has', new.order_id, new.size_id
      using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create trigger stock_movements_take_once after insert on stock_movements
  for each row when (new.order_id is not null and new.pieces < 0 and new.kind in ('sale', 'revival', 'undo'))
  execute function refuse_taking_twice();

-- An email that waits for its time, whatever job runs before.
alter table emails add column not_before timestamptz;
create index emails_of_step on emails ((about->>'stepId')) where kind in ('order-progress', 'order-correction');
