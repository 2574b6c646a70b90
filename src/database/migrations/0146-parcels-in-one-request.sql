-- How many parcels a request that has this one may have: halved when a courier refuses a request of several, which does not say
-- because of which. Null: as many as the courier takes.
alter table courier_parcels add column batch_limit smallint;
alter table courier_parcels add constraint courier_parcels_batch_limit_check check (batch_limit > 0);
