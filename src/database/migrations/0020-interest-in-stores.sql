-- How often visitors saw, found and kept what a store shows, by day in Tunis: counts without a person. No reference to
-- stores: a visit must not wait for who changes the store.
create table store_interest (
  store_id int not null,
  day date not null,
  kind text not null check (kind in ('seen', 'sought', 'favorite')),
  count int not null check (count > 0),
  primary key (store_id, day, kind)
);
