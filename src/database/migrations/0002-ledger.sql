-- Stock moves only by a row written here. The counter on the size follows by trigger, so it is always their sum.
create table stock_movements (
  id bigint generated always as identity primary key,
  size_id integer not null references product_sizes,
  kind text not null check (kind in ('sale', 'cancel', 'restock', 'correction')),
  -- Positive when pieces come in.
  pieces integer not null check (pieces <> 0),
  order_id bigint references orders,
  -- Who moved them, when it was no order.
  made_by text,
  moved_at timestamptz not null default now(),
  check ((kind in ('sale', 'cancel')) = (order_id is not null)),
  check ((order_id is null) = (made_by is not null)),
  check (kind not in ('cancel', 'restock') or pieces > 0),
  check (kind <> 'sale' or pieces < 0)
);
create index stock_movements_of_size on stock_movements (size_id, id);

-- An order takes a size once and gives it back at most once.
create unique index stock_movements_once_an_order on stock_movements (order_id, size_id, kind) where order_id is not null;

-- What was in stock before there was a ledger is its first entry.
insert into stock_movements (size_id, kind, pieces, made_by)
  select id, 'restock', stock, 'opening balance' from product_sizes where stock > 0;

create function move_stock() returns trigger language plpgsql as $$
begin
  update product_sizes set stock = stock + new.pieces where id = new.size_id;
  return null;
end $$;
create trigger stock_movements_move_stock after insert on stock_movements
  for each row execute function move_stock();

create function refuse_unwritten_stock() returns trigger language plpgsql as $$
begin
  -- Depth 1 is this trigger alone: nobody wrote the movement down.
  if pg_trigger_depth() > 1 then return new; end if;
  raise exception 'stock moves only by a row in stock_movements' using errcode = 'restrict_violation';
end $$;
create trigger product_sizes_start_empty before insert on product_sizes
  for each row when (new.stock <> 0) execute function refuse_unwritten_stock();
create trigger product_sizes_follow_ledger before update of stock on product_sizes
  for each row when (old.stock is distinct from new.stock) execute function refuse_unwritten_stock();
alter table product_sizes alter column stock set default 0;

create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever added to', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger stock_movements_only_grow before update or delete or truncate on stock_movements
  for each statement execute function refuse_rewriting();

-- The life of an order: every step that exists. Nothing else decides what may follow what.
create table order_transitions (
  from_status text not null,
  to_status text not null,
  -- Whether the pieces go back into stock by this step.
  returns_stock boolean not null,
  primary key (from_status, to_status)
);
insert into order_transitions values
  ('received', 'confirmed', false),
  ('received', 'cancelled', true),
  ('confirmed', 'packed', false),
  ('confirmed', 'cancelled', true),
  ('packed', 'shipped', false),
  ('packed', 'cancelled', true),
  ('shipped', 'delivered', false),
  ('shipped', 'refused', false),
  ('refused', 'returned', true),
  ('delivered', 'returned', true);

-- Every step an order took, by whom. The status of the order follows by trigger.
create table order_steps (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  from_status text not null,
  to_status text not null,
  made_by text not null check (made_by <> ''),
  note text not null default '',
  made_at timestamptz not null default now(),
  foreign key (from_status, to_status) references order_transitions
);
create index order_steps_of_order on order_steps (order_id, id);

create function take_order_step() returns trigger language plpgsql as $$
begin
  update orders set status = new.to_status where id = new.order_id and status = new.from_status;
  if not found then
    raise exception 'order % is no longer %', new.order_id, new.from_status using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create trigger order_steps_move_order after insert on order_steps for each row execute function take_order_step();
create trigger order_steps_only_grow before update or delete or truncate on order_steps
  for each statement execute function refuse_rewriting();

create function refuse_unwritten_status() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() > 1 then return new; end if;
  raise exception 'an order changes its status only by a row in order_steps' using errcode = 'restrict_violation';
end $$;
create trigger orders_start_received before insert on orders
  for each row when (new.status <> 'received') execute function refuse_unwritten_status();
create trigger orders_follow_steps before update of status on orders
  for each row when (old.status is distinct from new.status) execute function refuse_unwritten_status();

-- Keys to an order's private page. Each link handed out has one of its own; only hashes are kept.
create table order_tokens (
  token_hash bytea primary key check (length(token_hash) = 32),
  order_id bigint not null references orders,
  made_at timestamptz not null default now()
);
create index order_tokens_of_order on order_tokens (order_id);
insert into order_tokens (token_hash, order_id, made_at) select token_hash, id, placed_at from orders;
alter table orders drop column token_hash;
