-- The shop brings parcels itself: the courier is the person who holds their cash until it is remitted, and takes no fees.
alter table couriers add column is_own boolean not null default false;
