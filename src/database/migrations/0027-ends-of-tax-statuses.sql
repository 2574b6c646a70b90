-- The last day of the tax status of a maker: that of an auto-entrepreneur is given for some years. Null: not known, or
-- without an end.
alter table store_cards
  add column tax_status_until date,
  add constraint store_cards_ending_status_is_known check (tax_status_until is null or tax_status is not null);
