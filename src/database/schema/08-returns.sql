-- Returns: pieces of delivered orders that come back, and photos of damage (decision 67).

-- Whether the customer does not keep the pieces of a return: it was not refused, and they were not repaired and sent
-- back.
create function is_returning(status text, settlement text) returns boolean language sql immutable parallel safe
  return status <> 'refused' and settlement is distinct from 'repaired';

-- No more pieces of a line come back than were delivered. The lock of the order makes two returns of it wait for each
-- other.
create function refuse_returning_too_many(of_order bigint) returns void language plpgsql as $$
declare
  line_position integer;
begin
  perform from orders where id = of_order and status = 'delivered' for update;
  if not found then
    raise exception 'order % is not delivered: nothing of it can be returned', of_order using errcode = 'restrict_violation';
  end if;
  select line.position into line_position
    from order_lines as line join order_return_lines as returning_line using (order_id, position)
      join order_returns as returned on returned.id = return_id
    where line.order_id = of_order and is_returning(returned.status, returned.settlement)
    group by line.position, line.quantity having sum(returning_line.quantity) > line.quantity limit 1;
  if found then
    raise exception 'more pieces of line % of order % would come back than were delivered', line_position, of_order
      using errcode = 'restrict_violation';
  end if;
end $$;

-- A return has lines, and steps that lead to its status as those of an order do.
create table order_returns (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  reason text not null check (reason in ('withdrawal', 'damaged', 'wrong-piece', 'size', 'not-as-expected', 'other')),
  wish text not null check (wish in ('exchange', 'refund', 'repair')),
  -- What the customer, or whoever asked for it, added.
  note text not null default '',
  -- When it was asked for, and by whom: the customer on the page of the order, or staff.
  asked_at timestamptz not null,
  actor_kind actor_kind not null,
  actor_id bigint,
  actor_name text not null check (actor_name <> ''),
  made_by text generated always as (actor_label(actor_kind, actor_id, actor_name)) stored,
  -- The delivery fee that the customer pays for the exchange; agreed with the return.
  exchange_fee_millimes bigint not null default 0 check (exchange_fee_millimes >= 0),
  -- When the pieces came back, and until when the law wants a refund. Null before the inspection.
  came_back_on date,
  refund_due_on date,
  -- When the office was reminded of refund_due_on: once.
  reminded_at timestamptz,
  -- From the last step in order_return_steps, by trigger; likewise the columns below.
  status text not null default 'asked' check (status in ('asked', 'agreed', 'refused', 'on-its-way', 'inspected', 'settled')),
  settlement text check (settlement in ('exchange', 'refund', 'repaired')),
  settled_at timestamptz,
  exchange_order_id bigint unique references orders,
  constraint order_returns_due_once_back check (came_back_on is not null or refund_due_on is null),
  constraint order_returns_settled_completely check ((status = 'settled') = (settlement is not null) and (settlement is null) =
    (settled_at is null) and (not settlement is distinct from 'exchange') = (exchange_order_id is not null)),
  unique (id, order_id)
);
create index order_returns_of_order on order_returns (order_id, id);
-- For the list by status, and for those that wait for the office.
create index order_returns_of_status on order_returns (status, id);
create index order_returns_settled on order_returns (settled_at) include (id, order_id, settlement) where settled_at is not null;
-- Refunds that the office is still to be reminded of.
create index order_returns_due on order_returns (refund_due_on) where status = 'inspected' and reminded_at is null;

-- The refund of a return. order_payments is created before order_returns.
alter table order_payments add foreign key (return_id) references order_returns;

-- Only the trigger of order_return_steps changes the status: there, the depth of triggers is above 1.
create function refuse_unwritten_return() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() > 1 then return new; end if;
  raise exception 'the status of a return changes only by a row in order_return_steps' using errcode = 'restrict_violation';
end $$;
create trigger order_returns_start_asked before insert on order_returns
  for each row when (new.status <> 'asked') execute function refuse_unwritten_return();
create trigger order_returns_follow_steps before update of status, settlement, settled_at, exchange_order_id on order_returns
  for each row when (
    (old.status, old.settlement, old.settled_at, old.exchange_order_id)
    is distinct from (new.status, new.settlement, new.settled_at, new.exchange_order_id))
  execute function refuse_unwritten_return();

-- What comes back: pieces of lines of the order.
create table order_return_lines (
  return_id bigint not null,
  -- That of the return: it is here so that foreign keys tie both the return and the line to the same order.
  order_id bigint not null,
  -- Of the line in the order.
  position int not null,
  quantity int not null check (quantity > 0),
  -- Where the pieces went when they were inspected.
  disposition text check (disposition in ('shelf', 'second-choice', 'written-off', 'to-repair')),
  -- What the customer got back for these pieces.
  refunded_millimes bigint not null default 0 check (refunded_millimes >= 0),
  primary key (return_id, "position"),
  foreign key (return_id, order_id) references order_returns (id, order_id),
  foreign key (order_id, "position") references order_lines (order_id, "position")
);
create index order_return_lines_of_order on order_return_lines (order_id, "position");

-- Pieces that were given back for good, and what was refunded for them: makers are owed nothing for these.
create view returned_order_lines as
  select line.return_id, line.order_id, line.position, returned.settlement, returned.settled_at,
    line.quantity as pieces, line.refunded_millimes
  from order_returns as returned join order_return_lines as line on line.return_id = returned.id
  where returned.settlement in ('exchange', 'refund');

create function check_returned_pieces() returns trigger language plpgsql as $$
begin
  perform refuse_returning_too_many(new.order_id);
  return null;
end $$;
create trigger order_return_lines_are_delivered after insert or update of quantity, position, order_id on order_return_lines
  for each row execute function check_returned_pieces();

-- The history of a return: each row leads from one status to another, or undoes such a row.
create table order_return_steps (
  id bigint generated always as identity primary key,
  return_id bigint not null references order_returns,
  from_status text not null check (from_status <> ''),
  to_status text not null check (to_status <> ''),
  -- Why it was refused or undone, or what the customer should know.
  note text not null default '',
  -- How the return was settled, with the order of an exchange or the payment of a refund.
  settlement text check (settlement in ('exchange', 'refund', 'repaired')),
  exchange_order_id bigint references orders,
  payment_id bigint references order_payments,
  -- As in order_steps (decision 69): the customer sees a step from visible_at on, at once where it is null.
  undoes_step_id bigint references order_return_steps,
  visible_at timestamptz,
  made_at timestamptz not null,
  actor_kind actor_kind not null,
  actor_id bigint,
  actor_name text not null check (actor_name <> ''),
  made_by text generated always as (actor_label(actor_kind, actor_id, actor_name)) stored,
  check (undoes_step_id is null or visible_at is null),
  check ((to_status = 'settled') = (settlement is not null)),
  check ((not settlement is distinct from 'exchange') = (exchange_order_id is not null)),
  check ((not settlement is distinct from 'refund') = (payment_id is not null))
);
create index order_return_steps_of_return on order_return_steps (return_id, id);
create unique index order_return_steps_undone_once on order_return_steps (undoes_step_id) where undoes_step_id is not null;
create unique index order_return_steps_paid_once on order_return_steps (payment_id) where payment_id is not null;
create trigger order_return_steps_only_grow before delete or truncate on order_return_steps
  for each statement execute function refuse_rewriting();
create trigger order_return_steps_only_erase before update on order_return_steps
  for each statement execute function refuse_unless_erasing();
create trigger order_return_steps_erase_note before update on order_return_steps
  for each row execute function refuse_all_but_erasing('note');

-- Every step that a return may take, but for undoing one: `returnSteps` of the program.
create table return_transitions (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);
insert into return_transitions (from_status, to_status) values
  ('asked', 'agreed'),
  ('asked', 'refused'),
  ('agreed', 'on-its-way'),
  ('agreed', 'inspected'),
  ('agreed', 'refused'),
  ('on-its-way', 'inspected'),
  ('inspected', 'settled');

-- The steps that count: neither undone nor undoing another.
create view effective_return_steps as
  select id, return_id, from_status, to_status, note, settlement, exchange_order_id, payment_id, visible_at, made_by, actor_kind,
    actor_id, actor_name, made_at
  from order_return_steps as step
  where undoes_step_id is null
    and not exists (select from order_return_steps as undo where undo.undoes_step_id = step.id);

-- Checks a step and changes the status of its return. A step that undoes leads back, and only from the last step that
-- counts.
create function take_return_step() returns trigger language plpgsql as $$
begin
  if new.undoes_step_id is null then
    if not exists (
      select from return_transitions where from_status = new.from_status and to_status = new.to_status)
    then
      raise exception 'no step of a return leads from % to %', new.from_status, new.to_status
        using errcode = 'restrict_violation';
    end if;
  elsif not exists (
    select from order_return_steps
    where id = new.undoes_step_id and return_id = new.return_id and from_status = new.to_status and to_status = new.from_status
      and undoes_step_id is null)
    or exists (select from effective_return_steps where return_id = new.return_id and id > new.undoes_step_id)
  then
    raise exception 'step % is not the last of return %', new.undoes_step_id, new.return_id using errcode = 'restrict_violation';
  end if;
  update order_returns set
    status = new.to_status,
    settlement = new.settlement,
    settled_at = case when new.settlement is not null then new.made_at end,
    exchange_order_id = new.exchange_order_id
    where id = new.return_id and status = new.from_status;
  if not found then
    raise exception 'return % is no longer %', new.return_id, new.from_status using errcode = 'restrict_violation';
  end if;
  -- After these steps the pieces of the return count again; other returns may have taken them meanwhile.
  if new.from_status = 'refused' or new.from_status = 'settled' then
    perform refuse_returning_too_many((select order_id from order_returns where id = new.return_id));
  end if;
  return null;
end $$;
create trigger order_return_steps_lead_to_status after insert on order_return_steps
  for each row execute function take_return_step();

-- Photos of damage. They are in the database, not in files, so that they are erased, backed up and restored with the
-- return.
create table order_return_photos (
  id bigint generated always as identity primary key,
  return_id bigint not null references order_returns,
  order_id bigint not null references orders,
  -- Null once the photo is erased.
  picture bytea,
  format text not null check (format in ('webp', 'jpg', 'png')),
  made_at timestamptz not null
);
create index order_return_photos_of_return on order_return_photos (return_id, id);
-- Counts the photos that were added to an order within a day, which are limited.
create index order_return_photos_of_order on order_return_photos (order_id, made_at);

-- Best sellers count what customers keep: pieces that are exchanged or refunded are taken from the week of their
-- delivery, and added again when the settlement is undone.
create function count_returned_sales() returns trigger language plpgsql as $$
declare
  of_order constant bigint := (select order_id from order_returns where id = new.return_id);
  delivered_in constant date := (
    select week_in_tunis(made_at) from order_steps
    where order_id = of_order and to_status = 'delivered' and undoes_step_id is null order by id desc limit 1);
  settled constant text := coalesce(new.settlement,
    (select settlement from order_return_steps where id = new.undoes_step_id));
begin
  if settled is null or settled = 'repaired' then return null; end if;
  update product_sales as known
    set pieces = known.pieces - case when new.undoes_step_id is null then line.pieces else -line.pieces end
    from (
      select product_id, sum(returned.quantity) as pieces
      from order_return_lines as returned join order_lines using (order_id, position)
      where return_id = new.return_id group by product_id) as line
    where known.week = delivered_in and known.product_id = line.product_id;
  return null;
end $$;
create trigger order_return_steps_count_sales after insert on order_return_steps
  for each row when (new.to_status = 'settled' or new.from_status = 'settled') execute function count_returned_sales();

-- Undoing an inspection takes no more pieces off the shelf than the returns of the order put there.
create function refuse_taking_more_than_returned() returns trigger language plpgsql as $$
begin
  if (select sum(pieces) from stock_movements
    where order_id = new.order_id and size_id = new.size_id and kind = 'return') < 0
  then
    raise exception 'order % takes back more of size % than was returned', new.order_id, new.size_id
      using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create trigger stock_movements_undo_returned after insert on stock_movements
  for each row when (new.kind = 'return' and new.pieces < 0) execute function refuse_taking_more_than_returned();
