-- Makers run the pieces of their own stores.

-- Of a retired product: whether its maker has taken it out of the shop, and may put it back. What the office has taken
-- out only the office puts back.
alter table products add column is_resting boolean not null default false;

-- The seller who has sent a picture: nobody else of the sellers may use it.
alter table pictures add column added_by bigint references operators;

-- A piece that a maker adds may have to wait until the office has looked at it: a submission. One that is sent back has
-- a reason, and one that has gone into the shop is approved.
alter table products
  add column submission text check (submission in ('waiting', 'sent-back', 'approved')),
  add column submission_reason text check (submission_reason in ('photo', 'words', 'price', 'category', 'not-handmade')),
  add column submitted_at timestamptz,
  add constraint products_waiting_since check ((submission = 'waiting') <= (submitted_at is not null)),
  add constraint products_sent_back_for check ((submission = 'sent-back') <= (submission_reason is not null));
create index products_waiting on products (submitted_at, id) where submission = 'waiting';
-- A store that has so many has the trust of the office.
create index products_approved on products (store_id) where submission = 'approved';
