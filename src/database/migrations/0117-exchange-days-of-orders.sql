-- How long after its delivery the customer of an order may exchange a piece, as agreed when it was placed: the setting may change.
-- Until now it was 7 days for all.
alter table orders add column exchange_days smallint not null default 7 check (exchange_days between 1 and 90);
