-- Tables, columns, functions and stored names get the words that the code uses.

alter table showcase_pictures rename to banners;
alter table banners rename column place to slot;
alter table shelf_counts rename to product_counts;
alter table catalogue_words rename to catalog_words;
alter index catalogue_words_trigrams rename to catalog_words_trigrams;
alter index showcase_pictures_pkey rename to banners_pkey;
alter index shelf_counts_pkey rename to product_counts_pkey;
alter index catalogue_words_pkey rename to catalog_words_pkey;
alter index letters_message_id_key rename to emails_message_id_key;
alter sequence letters_id_seq rename to emails_id_seq;
alter sequence changes_id_seq rename to audit_log_id_seq;
alter index changes_pkey rename to audit_log_pkey;
alter index changes_of_operator rename to audit_log_of_operator;

update settings set key = case key
    when 'house' then 'shop-profile'
    when 'limits' then 'rate-limits'
    when 'shop-window' then 'merchandising'
    else key
  end;
update events set details = jsonb_build_object('setting', case details ->> 'setting'
    when 'house' then 'shop-profile'
    when 'limits' then 'rate-limits'
    when 'shop-window' then 'merchandising'
    else details ->> 'setting'
  end)
  where type = 'setting.edited';

-- The audit log is append-only: its guard is off for these updates alone.
alter trigger changes_only_grow on audit_log rename to audit_log_is_append_only;
alter table audit_log rename column thing to entity;
alter table audit_log rename column thing_id to entity_id;
alter index changes_of_thing rename to audit_log_of_entity;
alter table audit_log disable trigger audit_log_is_append_only;
update audit_log set
  entity = case entity when 'letter' then 'email' when 'showcase' then 'banner' else entity end,
  entity_id = case
    when entity <> 'setting' then entity_id
    when entity_id = 'house' then 'shop-profile'
    when entity_id = 'limits' then 'rate-limits'
    when entity_id = 'shop-window' then 'merchandising'
    else entity_id
  end,
  action = case
    when (entity, action) = ('promotion', 'planned') then 'scheduled'
    when (entity, action) = ('promotion', 'called off') then 'canceled'
    when (entity, action) = ('newsletter issue', 'begun') then 'created'
    when (entity, action) = ('letter', 'sent again') then 'resent'
    else action
  end,
  after = case
    when entity = 'letter' and after ->> 'kind' = 'newsletter-trial' then after || '{"kind": "newsletter-test"}'
    else after
  end
  where entity in ('letter', 'showcase', 'setting', 'promotion', 'newsletter issue');
alter table audit_log enable trigger audit_log_is_append_only;
-- Which shape `before` and `after` have: the schemas of src/domain/audit/ name theirs.
alter table audit_log add column version smallint not null default 1 check (version > 0);
alter table audit_log alter column version drop default;

-- Misspelled words.
create or replace function learn_words() returns trigger language plpgsql as $$
begin
  -- In one order, so that concurrent inserts of the same words cannot deadlock.
  insert into catalog_words select word from words_of(new.search_words) as word order by word on conflict do nothing;
  return null;
end $$;

create or replace function words_resembling(words text[], enough real) returns tsquery
  language sql stable parallel safe as $$
  select to_tsquery('simple', string_agg(
    '(''' || folded || ''':*' || coalesce(' | ''' || guess || '''', '') || ')', ' & '))
  from unnest(words) as word cross join lateral fold_text(word) as folded
    left join lateral (
      select near.word as guess
      from (select known.word, similarity(known.word, folded) as nearness from catalog_words as known
            where known.word % folded order by nearness desc, known.word limit 10) as near
      where nearness >= enough and exists (
        select from products where retired_at is null and search_words @@ quote_literal(near.word)::tsquery)
      order by nearness desc, near.word limit 1
    ) as best on true
$$;

create or replace function words_near(typed text, most integer) returns setof text language sql stable
  set pg_trgm.similarity_threshold = 0.2
as $$
  select word from (
    select known.word, similarity(known.word, fold_text(typed)) as nearness
    from catalog_words as known where known.word % fold_text(typed)
    order by nearness desc, known.word limit 20
  ) as near
  where exists (select from products where retired_at is null and search_words @@ quote_literal(near.word)::tsquery)
  order by nearness desc, word limit most
$$;

-- Counts of the products on sale.
alter function count_shelves() rename to count_products;
create or replace function count_products() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.retired_at is null then
    update product_counts set products = products - 1 where store_id = old.store_id and category = old.category;
  end if;
  if tg_op <> 'DELETE' and new.retired_at is null then
    insert into product_counts as known (store_id, category, products) values (new.store_id, new.category, 1)
    on conflict (store_id, category) do update set products = known.products + 1;
  end if;
  return null;
end $$;
alter function empty_shelf_counts() rename to empty_product_counts;
create or replace function empty_product_counts() returns trigger language plpgsql as $$
begin
  delete from product_counts;
  return null;
end $$;

-- The triggers that invalidate cached pages notify with the tags of src/domain/cache-tags.ts; `everything` invalidates all.
alter function tell_of_change(text) rename to notify_cache_tag;
alter function tell_of_everything() rename to invalidate_everything;
alter function tell_of_product() rename to invalidate_product;
alter function tell_of_product_part() rename to invalidate_product_part;
alter function tell_of_size() rename to invalidate_size;
alter function tell_of_pin() rename to invalidate_pinned_product;
alter function tell_of_store() rename to invalidate_store;
alter function tell_of_comment() rename to invalidate_comments;
alter function tell_of_promotion() rename to invalidate_promotion;
alter function tell_of_showcase() rename to invalidate_banners;
alter trigger order_payments_tell_order on order_payments rename to order_payments_set_paid;
do $$
declare
  old_trigger record;
begin
  for old_trigger in select tgname, tgrelid::regclass as on_table from pg_trigger where tgname ~ '_tell(_|$)' loop
    execute format('alter trigger %I on %s rename to %I', old_trigger.tgname, old_trigger.on_table,
      regexp_replace(replace(old_trigger.tgname, 'showcase_pictures', 'banners'), '_tell(_|$)', '_invalidate_pages\1'));
  end loop;
end $$;
alter trigger products_count_shelves on products rename to products_count;

create or replace function invalidate_everything() returns trigger language plpgsql as $$
begin
  perform notify_cache_tag('everything');
  return null;
end $$;

create or replace function invalidate_product() returns trigger language plpgsql as $$
begin
  perform notify_cache_tag('product:' || coalesce(new.id, old.id));
  perform notify_cache_tag('catalog');
  perform notify_cache_tag('catalog-of-store:' || coalesce(old.store_id, new.store_id));
  perform notify_cache_tag('catalog-of-store:' || coalesce(new.store_id, old.store_id));
  return null;
end $$;

-- Colors and pictures change what a product looks like, not where it is listed.
create or replace function invalidate_product_part() returns trigger language plpgsql as $$
begin
  perform notify_cache_tag('product:' || coalesce(new.product_id, old.product_id));
  return null;
end $$;

-- Pages count pieces up to `maxDisplayedStock` of src/domain/catalog/product.ts, so a sale while there are more changes no
-- page, only responses with the exact stock.
create or replace function invalidate_size() returns trigger language plpgsql as $$
begin
  if old.stock <> new.stock and least(old.stock, 20) = least(new.stock, 20) then
    perform notify_cache_tag('stock:' || new.product_id);
  else
    perform notify_cache_tag('product:' || coalesce(new.product_id, old.product_id));
  end if;
  return null;
end $$;

create or replace function invalidate_pinned_product() returns trigger language plpgsql as $$
begin
  perform notify_cache_tag('catalog');
  perform notify_cache_tag('catalog-of-store:' || store_id) from products
    where id = coalesce(new.product_id, old.product_id);
  return null;
end $$;

create or replace function invalidate_store() returns trigger language plpgsql as $$
begin
  perform notify_cache_tag('store:' || coalesce(new.id, old.id));
  perform notify_cache_tag('stores');
  -- The products of a store are on sale while the store is.
  if new.retired_at is distinct from old.retired_at then
    perform notify_cache_tag('catalog');
    perform notify_cache_tag('catalog-of-store:' || coalesce(new.id, old.id));
  end if;
  return null;
end $$;

-- Only published comments are on pages.
create or replace function invalidate_comments() returns trigger language plpgsql as $$
begin
  if 'published' in (old.status, new.status) then
    perform notify_cache_tag('comments:' || coalesce(new.product_id, old.product_id));
  end if;
  return null;
end $$;

-- A promotion changes the price of its product and that of the promotion before it, which it ends.
create or replace function invalidate_promotion() returns trigger language plpgsql as $$
declare
  changed record;
begin
  perform notify_cache_tag('promotion');
  for changed in select * from (values (old.id, old.product_id, old.starts_at), (new.id, new.product_id, new.starts_at))
    as both_states (id, product_id, starts_at) where id is not null
  loop
    perform notify_cache_tag('product:' || changed.product_id);
    perform notify_cache_tag('product:' || earlier.product_id) from (
      select product_id from weekly_promotions where (starts_at, id) < (changed.starts_at, changed.id)
      order by starts_at desc, id desc limit 1) as earlier;
  end loop;
  return null;
end $$;

create or replace function invalidate_banners() returns trigger language plpgsql as $$
begin
  perform notify_cache_tag('banners');
  return null;
end $$;
