-- The products that are shown beside a product, at most eight, the best first. A job finds them, so that a page only reads them.
create table product_partners (
  product_id integer not null references products,
  partner_id integer not null references products,
  position smallint not null check (position between 1 and 8),
  primary key (product_id, partner_id),
  check (partner_id <> product_id),
  -- Deferred, so that two can change places.
  unique (product_id, position) deferrable initially deferred
);

-- When they were found last. Products that have not been looked at are not here.
create table product_partner_searches (
  product_id integer primary key references products,
  found_at timestamptz not null
);
create index product_partner_searches_oldest on product_partner_searches (found_at, product_id);

create function invalidate_partners() returns trigger language plpgsql as $$
begin
  perform notify_cache_tag('partners:' || coalesce(new.product_id, old.product_id));
  return null;
end $$;
create trigger product_partners_invalidate_pages after insert or delete on product_partners
  for each row execute function invalidate_partners();
create trigger product_partners_invalidate_pages_of_order after update on product_partners
  for each row when (old.position <> new.position) execute function invalidate_partners();
create trigger product_partners_invalidate_pages_truncated after truncate on product_partners
  for each statement execute function invalidate_everything();

-- The last orders of a product, without sorting all of them.
create index order_lines_of_product on order_lines (product_id, order_id);
drop index order_lines_product_id;
