-- How much of a limit is used up, one row a limited client or recipient. The key is a hash: nobody's address or number
-- is kept for this. The limit is whole again at the moment `used_until`, and then the row says nothing.
create table limits_used (
  key bytea primary key check (length(key) = 32),
  used_until timestamptz not null
);
create index limits_used_until on limits_used (used_until);

-- Orders nobody has confirmed yet are counted by the phone number of the customer.
create index orders_unconfirmed_of_phone on orders (customer_phone) where status = 'received';

-- What looks as if a program had sent it waits until a person has looked at it. Comments have a status for that.
alter table contact_messages add column is_held boolean not null default false;
alter table plan_requests add column is_held boolean not null default false;
alter table newsletter_subscriptions add column is_held boolean not null default false;
