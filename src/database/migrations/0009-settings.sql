-- What an owner decides while the shop is open. What is not here is as the program has it.
create table settings (
  key text primary key check (key in ('house', 'limits', 'shop-window')),
  value jsonb not null check (jsonb_typeof(value) = 'object'),
  -- Of two people who edit at a time the second finds another number than the one begun with.
  version integer not null check (version > 0),
  changed_by text not null check (changed_by <> ''),
  changed_at timestamptz not null
);

create function week_in_tunis(moment timestamptz) returns date language sql immutable
  return date_trunc('week', moment at time zone 'Africa/Tunis')::date;

-- Pieces that were delivered and kept, by the week (its Monday, in Tunis) of their delivery. It follows order_steps.
create table product_sales (
  week date not null check (extract(isodow from week) = 1),
  product_id integer not null references products,
  pieces integer not null check (pieces >= 0),
  primary key (week, product_id)
);

insert into product_sales (week, product_id, pieces)
  select week_in_tunis(step.made_at), line.product_id, sum(line.quantity)
  from orders join order_steps step on step.order_id = orders.id and step.to_status = 'delivered'
  join order_lines line on line.order_id = orders.id
  where orders.status = 'delivered'
  group by 1, 2;

create function count_sales() returns trigger language plpgsql as $$
begin
  if new.to_status = 'delivered' then
    -- In one order of products, so that two deliveries do not wait for each other crosswise.
    insert into product_sales as known (week, product_id, pieces)
      select week_in_tunis(new.made_at), product_id, sum(quantity) from order_lines
      where order_id = new.order_id group by product_id order by product_id
      on conflict (week, product_id) do update set pieces = known.pieces + excluded.pieces;
  else
    update product_sales known set pieces = known.pieces - line.pieces
    from order_steps delivery,
      (select product_id, sum(quantity) as pieces from order_lines where order_id = new.order_id group by product_id) line
    where delivery.order_id = new.order_id and delivery.to_status = 'delivered'
      and known.week = week_in_tunis(delivery.made_at) and known.product_id = line.product_id;
  end if;
  return null;
end $$;
create trigger order_steps_count_sales after insert on order_steps
  for each row when (new.to_status = 'delivered' or new.from_status = 'delivered') execute function count_sales();
