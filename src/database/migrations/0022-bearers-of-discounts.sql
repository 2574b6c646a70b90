-- Whose share a code lowers. Those made until now lowered what makers get as well.
alter table discount_codes
  add column bearer text not null default 'makers' check (bearer in ('shop', 'makers'));
alter table discount_codes alter column bearer set default 'shop';
