-- How many working days a store needs to prepare an order; null: as the setting says.
alter table stores add column preparation_days smallint check (preparation_days between 0 and 30);
