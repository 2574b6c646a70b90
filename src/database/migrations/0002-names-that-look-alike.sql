-- Two names that a reader takes for one are one: without case, also of letters with accents, whatever the collation of
-- the database; without the difference of characters that look the same (forms of compatibility such as full-width
-- letters and spaces that do not break, curly apostrophes); without characters that nobody sees.
create function name_key(name text) returns text language sql immutable strict parallel safe
  return lower(translate(normalize(name, NFKC),
    U&'\2018\2019\02BC\00AD\200B\200C\200D\200E\200F\2060\2066\2067\2068\2069\FEFF', '''''''') collate "und-x-icu");

-- Shops of before may have names that differ only in what is not seen any more: those that came later get their number.
update stores set name = left(name, 48) || ' ' || id
where exists (select from stores as earlier where earlier.id < stores.id and name_key(earlier.name) = name_key(stores.name));
update couriers set name = left(name, 48) || ' ' || id
where exists (
  select from couriers as earlier where earlier.id < couriers.id and name_key(earlier.name) = name_key(couriers.name));

drop index stores_name_key;
create unique index stores_name_key on stores (name_key(name));
drop index couriers_name;
create unique index couriers_name on couriers (name_key(name));
