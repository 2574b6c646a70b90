-- What makers prepare of confirmed orders. A line without a row is to be prepared, and its makers were not told.
create table order_preparations (
  id bigint generated always as identity primary key,
  order_id bigint not null,
  position int not null,
  -- `asked`: it is to be prepared, and its makers know.
  state text not null check (state in ('asked', 'ready', 'cannot')),
  -- Why it cannot be prepared, and more of it.
  reason text check (reason in ('sold', 'damaged', 'material', 'time', 'other')),
  note text not null default '' check (char_length(note) <= 200),
  made_at timestamptz not null,
  actor_kind actor_kind not null,
  actor_id bigint,
  actor_name text not null check (actor_name <> ''),
  made_by text generated always as (actor_label(actor_kind, actor_id, actor_name)) stored,
  constraint order_preparations_of_line unique (order_id, position),
  -- Lines are written anew when they change; what stays the same keeps its row (carry-preparations.ts).
  foreign key (order_id, position) references order_lines (order_id, position) on delete cascade,
  check ((state = 'cannot') = (reason is not null)),
  check (state = 'cannot' or note = '')
);
-- What the office has to decide about.
create index order_preparations_refused on order_preparations (order_id) where state = 'cannot';

-- The last lines of a store.
create index order_lines_of_store on order_lines (store_id, order_id);

-- For the makers of a store; null: for the office.
alter table push_notices add column store_id int references stores;
