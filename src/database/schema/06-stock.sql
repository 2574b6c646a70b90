-- The ledger of stock, what staff booked and counted by hand, and the counters of sold pieces.

-- Stock changes only by a row of this table: product_sizes.stock follows by trigger, so it is always the sum of the
-- pieces. Movements of an order name the order, all others the person who made them.
create table stock_movements (
  id bigint generated always as identity primary key,
  size_id int not null references product_sizes,
  -- `release`: pieces of an unconfirmed order whose hold ends; `revival`: the same order takes them again. Both can be
  -- repeated. `return` has both signs: pieces go back to the shelf, and undoing the inspection of the return takes them
  -- off again.
  kind text not null
    check (kind in ('sale', 'cancel', 'amendment', 'release', 'revival', 'undo', 'return', 'restock', 'correction')),
  -- Positive when pieces come into stock.
  pieces int not null check (pieces <> 0),
  order_id bigint references orders,
  moved_at timestamptz not null default now(),
  -- Of a movement without an order: why pieces came or went.
  reason text not null default '' check (length(reason) <= 200),
  actor_kind actor_kind,
  actor_id bigint,
  actor_name text check (actor_name <> ''),
  made_by text generated always as (actor_label(actor_kind, actor_id, actor_name)) stored,
  check ((kind not in ('cancel', 'restock')) or pieces > 0),
  check (kind <> 'sale' or pieces < 0),
  check ((actor_kind is null) = (actor_name is null) and (actor_kind is not null or actor_id is null)),
  constraint stock_movements_order_or_actor check ((order_id is null) = (actor_kind is not null)),
  constraint stock_movements_release_check check (kind <> 'release' or pieces > 0),
  constraint stock_movements_revival_check check (kind <> 'revival' or pieces < 0),
  check ((kind in ('sale', 'cancel', 'amendment', 'release', 'revival', 'undo', 'return')) = (order_id is not null))
);
create index stock_movements_of_size on stock_movements (size_id, id);
create index stock_movements_of_order on stock_movements (order_id) where order_id is not null;

create function move_stock() returns trigger language plpgsql as $$
begin
  update product_sizes set stock = stock + new.pieces where id = new.size_id;
  return null;
end $$;
create trigger stock_movements_move_stock after insert on stock_movements
  for each row execute function move_stock();
create trigger stock_movements_only_grow before update or delete or truncate on stock_movements
  for each statement execute function refuse_rewriting();

-- No order gives back more than it took. Two transactions cannot do so together: the trigger
-- stock_movements_move_stock, which runs first, has locked the size.
create function refuse_returning_twice() returns trigger language plpgsql as $$
begin
  if (select sum(pieces) from stock_movements where order_id = new.order_id and size_id = new.size_id) > 0 then
    raise exception 'order % gives back more of size % than it took', new.order_id, new.size_id
      using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create trigger stock_movements_return_once after insert on stock_movements
  for each row when (new.order_id is not null and new.pieces > 0) execute function refuse_returning_twice();

-- An order that has pieces of a size does not take them once more. Only an amendment may add to what it has.
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

-- What staff booked with the stock form of a size, by the submission key of the form: a form that is sent again books
-- nothing.
create table stock_submissions (
  size_id int not null references product_sizes,
  submission_key uuid not null,
  reason text not null,
  -- As it was typed. What it means depends on the reason: the count of all pieces, or how many came or went.
  pieces int not null check (pieces >= 0),
  made_at timestamptz not null default now(),
  primary key (size_id, submission_key)
);

-- What staff counted on the shelf, also where the stock was right. A correction is a stock movement.
create table stock_counts (
  id bigint generated always as identity primary key,
  size_id int not null references product_sizes,
  -- Of the form: a count that is sent twice is recorded once.
  submission_key uuid not null,
  -- Pieces that should have been on the shelf when the form was opened: in stock, or ordered and not packed yet.
  expected int not null check (expected >= 0),
  counted int not null check (counted >= 0),
  made_at timestamptz not null default now(),
  actor_kind actor_kind not null,
  actor_id bigint,
  actor_name text not null check (actor_name <> ''),
  made_by text generated always as (actor_label(actor_kind, actor_id, actor_name)) stored,
  unique (size_id, submission_key)
);
create index stock_counts_of_size on stock_counts (size_id, id);
create trigger stock_counts_only_grow before update or delete or truncate on stock_counts
  for each statement execute function refuse_rewriting();

-- Sales count in the week of the delivery. A step away from `delivered` takes them from that week, whenever it is made.
create function count_sales() returns trigger language plpgsql as $$
declare
  delivered_in constant date := (
    select week_in_tunis(made_at) from order_steps
    where order_id = new.order_id and to_status = 'delivered' and undoes_step_id is null order by id desc limit 1);
begin
  if new.to_status = 'delivered' then
    -- Always in the order of product ids: otherwise two deliveries with the same products could deadlock.
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
create trigger order_steps_count_sales after insert on order_steps
  for each row when (new.to_status = 'delivered' or new.from_status = 'delivered') execute function count_sales();

-- The list of translations is sorted by what was earned with each product.
create function count_sold_pieces() returns trigger language plpgsql as $$
begin
  update product_translation_counts
    set sold_pieces = sold_pieces + coalesce(new.pieces, 0) - coalesce(old.pieces, 0)
    where product_id = coalesce(new.product_id, old.product_id);
  return null;
end $$;
create trigger product_sales_count_sold_pieces after insert or update or delete on product_sales
  for each row execute function count_sold_pieces();
