-- What the shop page is sorted by, with all that decides whether a product is on the page: one far back is found in the
-- index alone, without reading the products before it.
create index products_in_order on products (id) include (store_id, category) where retired_at is null;
create index products_newest on products (created_at desc, id desc) include (store_id, category) where retired_at is null;
create index products_by_name on products ((name collate "und-x-icu"), id) include (store_id, category)
  where retired_at is null;
create index products_by_price on products ((coalesce(promotional_price_millimes, regular_price_millimes)), id)
  include (store_id, category, promotional_price_millimes, regular_price_millimes) where retired_at is null;
create index products_of_store on products (store_id, id);
drop index products_store_id;
drop index products_on_sale;

-- Texts are taken apart when they are written, not whenever they are found. What has the words in its name comes first.
drop index products_search_words;
alter table products
  add column search_words tsvector generated always as (to_tsvector('simple', search_text)) stored,
  add column name_words tsvector generated always as (to_tsvector('simple', fold_text(name))) stored;
create index products_search_words on products using gin (search_words);
create index products_name_words on products using gin (name_words);

-- The words of the catalogue, to find out which of them somebody has mistyped. Numbers and very short words are not
-- guessed. It grows with the products; a word that none of them has any more is passed over.
create table catalogue_words (word text primary key);
create index catalogue_words_trigrams on catalogue_words using gin (word gin_trgm_ops);

create function words_of(words tsvector) returns setof text language sql immutable strict parallel safe as $$
  select lexeme from unnest(words) where lexeme ~ '^[^0-9''\\]{3,}$'
$$;
insert into catalogue_words select distinct words_of(search_words) from products;

create function learn_words() returns trigger language plpgsql as $$
begin
  -- In one order, so that two who write the same words do not wait for each other crosswise.
  insert into catalogue_words select word from words_of(new.search_words) as word order by word on conflict do nothing;
  return null;
end $$;
create trigger products_teach_words after insert on products for each row execute function learn_words();
create trigger products_teach_new_words after update on products
  for each row when (old.search_words is distinct from new.search_words) execute function learn_words();

-- Like word_beginnings, but for each word the one of the catalogue that most resembles it will do too. `enough` says how
-- much it must, from 0 to 1.
create function words_resembling(words text[], enough real) returns tsquery language sql stable parallel safe as $$
  select to_tsquery('simple', string_agg(
    '(''' || folded || ''':*' || coalesce(' | ''' || guess || '''', '') || ')', ' & '))
  from unnest(words) as word cross join lateral fold_text(word) as folded
    left join lateral (
      select near.word as guess
      from (select known.word, similarity(known.word, folded) as nearness from catalogue_words as known
            where known.word % folded order by nearness desc, known.word limit 10) as near
      where nearness >= enough and exists (
        select from products where retired_at is null and search_words @@ quote_literal(near.word)::tsquery)
      order by nearness desc, near.word limit 1
    ) as best on true
$$;

-- How many products are on sale of each store and category. It follows the products, as the shop page counts all of
-- them each time it is made.
create table shelf_counts (
  store_id integer not null references stores on delete cascade,
  category text not null,
  products integer not null check (products >= 0),
  primary key (store_id, category)
);

insert into shelf_counts (store_id, category, products)
  select store_id, category, count(*) from products where retired_at is null group by 1, 2;

create function count_shelves() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.retired_at is null then
    update shelf_counts set products = products - 1 where store_id = old.store_id and category = old.category;
  end if;
  if tg_op <> 'DELETE' and new.retired_at is null then
    insert into shelf_counts as known (store_id, category, products) values (new.store_id, new.category, 1)
    on conflict (store_id, category) do update set products = known.products + 1;
  end if;
  return null;
end $$;
create trigger products_count_shelves after insert or delete on products
  for each row execute function count_shelves();
create trigger products_count_moves after update of store_id, category, retired_at on products for each row
  when ((old.store_id, old.category, old.retired_at is null) is distinct from (new.store_id, new.category, new.retired_at is null))
  execute function count_shelves();

create function empty_shelf_counts() returns trigger language plpgsql as $$
begin
  delete from shelf_counts;
  return null;
end $$;
create trigger products_count_emptying after truncate on products
  for each statement execute function empty_shelf_counts();

-- The best sellers of a week, so that those of the last weeks are found without adding up everybody's.
create index product_sales_best on product_sales (week, pieces desc, product_id);
