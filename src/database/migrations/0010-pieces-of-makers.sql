-- Makers run the pieces of their own stores.

-- Of a retired product: whether its maker has taken it out of the shop, and may put it back. What the office has taken
-- out only the office puts back.
alter table products add column is_resting boolean not null default false;

-- The seller who has sent a picture: nobody else of the sellers may use it.
alter table pictures add column added_by bigint references operators;
