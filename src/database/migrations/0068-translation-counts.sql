-- What the list of translations is sorted and filtered by: how many texts a product and its parts have, how many of them each
-- language has, and what was earned with it. Counted when they change, as the list of a large shop cannot count them all.
create table product_translation_counts (
  product_id integer primary key references products on delete cascade,
  -- The language that the texts are written in.
  locale text not null,
  -- Texts of the product, its sizes, colors and pictures that are not empty.
  texts integer not null,
  -- By language: how many of these texts have a translation.
  translated jsonb not null,
  sold_pieces bigint not null default 0,
  price_millimes bigint not null,
  earned_millimes bigint not null generated always as (sold_pieces * price_millimes) stored
);
create index product_translation_counts_by_value on product_translation_counts (earned_millimes desc, product_id);
create index product_translation_counts_by_locale on product_translation_counts (locale);

create function count_translations(counted integer[]) returns void language sql as $$
  with written (product_id, field, text, translations) as (
    select id, field, text, translations from products
      cross join lateral (values ('name', name), ('description', description), ('mainColor', main_color)) as own (field, text)
      where id = any(counted)
    union all select product_id, 'name', name, translations from product_sizes
      where product_id = any(counted) and retired_at is null
    union all select product_id, 'name', name, translations from product_colors
      where product_id = any(counted) and retired_at is null
    union all select product_id, 'alt', alt, translations from product_pictures where product_id = any(counted)
  ), in_languages as (
    select product_id, jsonb_object_agg(language, texts) as translated from (
      select product_id, language, count(*) as texts from written, jsonb_each(translations) as known (language, texts)
      where written.text <> '' and known.texts ? field group by product_id, language
    ) as each_language group by product_id
  ), counts as (
    select product_id, count(*) filter (where text <> '') as texts from written group by product_id
  )
  insert into product_translation_counts as known (product_id, locale, texts, translated, price_millimes)
  select product_id, locale, texts, coalesce(translated, '{}'), regular_price_millimes
  from counts join products on id = product_id left join in_languages using (product_id)
  order by product_id
  on conflict (product_id) do update set locale = excluded.locale, texts = excluded.texts, translated = excluded.translated,
    price_millimes = excluded.price_millimes
  where (known.locale, known.texts, known.translated, known.price_millimes)
    is distinct from (excluded.locale, excluded.texts, excluded.translated, excluded.price_millimes)
$$;

create function count_translations_of_products() returns trigger language plpgsql as $$
begin
  perform count_translations(array(select id from changed));
  return null;
end $$;
create trigger products_count_new_translations after insert on products
  referencing new table as changed for each statement execute function count_translations_of_products();

-- A statement-level trigger with the changed rows cannot be limited to columns, and most changes of a product are none of these.
create function count_translations_of_product() returns trigger language plpgsql as $$
begin
  perform count_translations(array[new.id]);
  return null;
end $$;
create trigger products_count_translations after update on products for each row
  when ((old.name, old.description, old.main_color, old.translations, old.locale, old.regular_price_millimes)
    is distinct from (new.name, new.description, new.main_color, new.translations, new.locale, new.regular_price_millimes))
  execute function count_translations_of_product();

create function count_translations_of_parts() returns trigger language plpgsql as $$
begin
  perform count_translations(array(select distinct product_id from changed));
  return null;
end $$;
create function count_translations_of_part() returns trigger language plpgsql as $$
begin
  perform count_translations(array[new.product_id]);
  return null;
end $$;
do $$
declare
  part record;
begin
  for part in select * from (values
    ('product_sizes', 'old.name, old.translations, old.retired_at', 'new.name, new.translations, new.retired_at'),
    ('product_colors', 'old.name, old.translations, old.retired_at', 'new.name, new.translations, new.retired_at'),
    ('product_pictures', 'old.alt, old.translations', 'new.alt, new.translations')) as parts (parts, before, after)
  loop
    execute format($create$
      create trigger %1$s_count_new_translations after insert on %1$I
        referencing new table as changed for each statement execute function count_translations_of_parts();
      create trigger %1$s_count_fewer_translations after delete on %1$I
        referencing old table as changed for each statement execute function count_translations_of_parts();
      create trigger %1$s_count_translations after update on %1$I for each row
        when ((%2$s) is distinct from (%3$s)) execute function count_translations_of_part();
    $create$, part.parts, part.before, part.after);
  end loop;
end $$;

create function count_sold_pieces() returns trigger language plpgsql as $$
begin
  update product_translation_counts
    set sold_pieces = sold_pieces + coalesce(new.pieces, 0) - coalesce(old.pieces, 0)
    where product_id = coalesce(new.product_id, old.product_id);
  return null;
end $$;
create trigger product_sales_count_sold_pieces after insert or update or delete on product_sales
  for each row execute function count_sold_pieces();

select count_translations(array(select id from products));
update product_translation_counts as counted set sold_pieces = sold.pieces
  from (select product_id, sum(pieces) as pieces from product_sales group by product_id) as sold
  where sold.product_id = counted.product_id;
