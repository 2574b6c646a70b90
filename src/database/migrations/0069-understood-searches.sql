-- The program analyzes each word of the catalog once (stems, consonant skeleton), so that a search finds the words that are
-- related to what was typed by an index. Words that an older analyzer has analyzed are analyzed again.
alter table catalog_words
  add column stems text[] not null default '{}',
  add column skeleton text,
  add column analyzer_version integer not null default 0;
create index catalog_words_stems on catalog_words using gin (stems);
create index catalog_words_skeleton on catalog_words (skeleton);
create index catalog_words_beginnings on catalog_words (word text_pattern_ops);
create index catalog_words_by_version on catalog_words (analyzer_version);

-- The words of a product carry where they stand: A name, B maker, C facts (category, model, colors), D description.
alter table products alter column search_words drop expression;

create or replace function write_product_search_text() returns trigger language plpgsql as $$
declare
  own_name constant text := new.name || ' ' || translations_of(new.translations, 'name');
  maker constant text := (
    select name || ' ' || translations_of(translations, 'name') from stores where id = new.store_id);
  facts constant text := concat_ws(' ', new.model, new.category, new.main_color,
    translations_of(new.translations, 'mainColor'), (
      select string_agg(name || ' ' || translations_of(translations, 'name'), ' ')
      from product_colors where product_id = new.id and retired_at is null));
  story constant text := new.description || ' ' || translations_of(new.translations, 'description');
begin
  new.search_text := fold_text(concat_ws(' ', own_name, facts, maker, story));
  new.search_words := setweight(to_tsvector('simple', fold_text(own_name)), 'A')
    || setweight(to_tsvector('simple', fold_text(coalesce(maker, ''))), 'B')
    || setweight(to_tsvector('simple', fold_text(facts)), 'C')
    || setweight(to_tsvector('simple', fold_text(story)), 'D');
  return new;
end $$;
drop trigger products_search_text on products;
create trigger products_search_text
  before insert or update of name, model, category, description, main_color, translations, store_id on products
  for each row execute function write_product_search_text();

create function refresh_search_text_of_product() returns trigger language plpgsql as $$
begin
  update products set name = name where id = coalesce(new.product_id, old.product_id);
  return null;
end $$;
create trigger product_colors_search_text after insert or delete on product_colors
  for each row execute function refresh_search_text_of_product();
create trigger product_colors_new_search_text after update of name, translations, retired_at on product_colors for each row
  when ((old.name, old.translations, old.retired_at) is distinct from (new.name, new.translations, new.retired_at))
  execute function refresh_search_text_of_product();

update products set name = name;
