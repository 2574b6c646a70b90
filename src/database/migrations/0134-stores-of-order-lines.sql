-- The store whose piece was ordered: a product that moves to another store later takes no sale, and no return, along.
alter table order_lines add column store_id integer references stores;
alter table order_lines disable trigger user;
update order_lines set store_id = products.store_id from products where products.id = order_lines.product_id;
alter table order_lines enable trigger user;
alter table order_lines alter column store_id set not null;

create function set_store_of_order_line() returns trigger language plpgsql as $$
begin
  if new.store_id is null then
    select store_id into new.store_id from products where id = new.product_id;
  end if;
  return new;
end $$;
create trigger order_lines_have_a_store before insert on order_lines
  for each row execute function set_store_of_order_line();
