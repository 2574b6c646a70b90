-- What customers say of pieces that they received: one review for each line of a delivered order (decision 76).
create table reviews (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  -- Of the line. Not a foreign key: the lines of an order that was taken back to be packed are written anew.
  line_position integer not null check (line_position >= 0),
  product_id integer not null references products,
  -- Null once it is withdrawn.
  stars smallint check (stars between 1 and 5),
  body text not null,
  -- As the customer wants it shown; empty for none.
  author_name text not null,
  locale text not null check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]+)*$'),
  status text not null check (status in ('held', 'published', 'hidden', 'withdrawn')),
  -- Whether the line counts as delivered: kept by triggers.
  is_delivered boolean not null default true,
  posted_at timestamptz not null,
  changed_at timestamptz not null,
  seen_at timestamptz,
  -- Why it is hidden; for the office.
  note text not null default '',
  answer text check (answer <> ''),
  answered_as text check (answered_as in ('shop', 'maker')),
  answered_at timestamptz,
  check (num_nonnulls(answer, answered_as, answered_at) in (0, 3)),
  check ((status = 'withdrawn') = (stars is null)),
  check (status <> 'withdrawn' or answer is null)
);
create unique index reviews_once on reviews (order_id, line_position);
create index reviews_of_product on reviews (product_id, id) include (stars) where status = 'published' and is_delivered;
create index reviews_held on reviews (id) where status = 'held';
create index reviews_new on reviews (id) where status = 'published' and seen_at is null;
create index reviews_of_status on reviews (status, id);

-- Photos are in the database: they are erased with the person, and those of a hidden review are not public.
create table review_photos (
  id bigint generated always as identity primary key,
  review_id bigint not null references reviews,
  position smallint not null check (position between 0 and 2),
  name text not null unique check (name ~ '^[0-9a-f]{32}$'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  placeholder_color text not null check (placeholder_color ~ '^#[0-9a-f]{6}$'),
  -- JPEG, drawn anew; the small one for lists.
  bytes bytea not null check (length(bytes) between 1 and 2000000),
  small_bytes bytea not null check (length(small_bytes) between 1 and 500000),
  unique (review_id, position)
);

-- Only who received a piece reviews it, and a review stays that of its line.
create function check_review() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if (new.order_id, new.line_position, new.product_id) is distinct from (old.order_id, old.line_position, old.product_id) then
      raise exception 'review % is that of another line', old.id using errcode = 'restrict_violation';
    end if;
  elsif not exists (
    select from orders join order_lines as line on line.order_id = orders.id
    where orders.id = new.order_id and orders.status = 'delivered'
      and line.position = new.line_position and line.product_id = new.product_id)
  then
    raise exception 'line % of order % is not delivered', new.line_position, new.order_id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger reviews_are_of_delivered_lines before insert or update on reviews
  for each row execute function check_review();

-- A delivery that is undone never was: its reviews are not shown. What was delivered and came back was delivered.
create function follow_delivery() returns trigger language plpgsql as $$
begin
  if new.status = 'delivered' then
    update reviews set is_delivered = exists (
      select from order_lines as line
      where line.order_id = new.id and line.position = reviews.line_position and line.product_id = reviews.product_id)
    where order_id = new.id;
  elsif new.status <> 'returned' then
    update reviews set is_delivered = false where order_id = new.id;
  end if;
  return null;
end $$;
create trigger orders_keep_reviews after update of status on orders for each row
  when (old.status is distinct from new.status and 'delivered' in (old.status, new.status))
  execute function follow_delivery();

-- Only shown reviews are on pages.
create function invalidate_reviews() returns trigger language plpgsql as $$
begin
  if 'published' in (old.status, new.status) then
    perform notify_cache_tag('reviews:' || coalesce(new.product_id, old.product_id));
  end if;
  return null;
end $$;
create trigger reviews_invalidate after insert or update or delete on reviews
  for each row execute function invalidate_reviews();

-- A photo stands on the pages of its review.
create function invalidate_review_photos() returns trigger language plpgsql as $$
begin
  perform notify_cache_tag('reviews:' || product_id) from reviews
  where id = coalesce(new.review_id, old.review_id) and status = 'published';
  return null;
end $$;
create trigger review_photos_invalidate after insert or update or delete on review_photos
  for each row execute function invalidate_review_photos();
create trigger reviews_invalidate_emptying after truncate on reviews
  for each statement execute function invalidate_everything();
