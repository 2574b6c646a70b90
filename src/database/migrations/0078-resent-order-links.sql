-- Links to an order that were sent again on request. Only the newest of them work; those of the order's own emails stay.
alter table order_tokens add column is_resent boolean not null default false;
