-- Which version of the terms a maker has accepted, and when. The setting `seller-terms` has the text of the last
-- version, the audit log that of each.
create table seller_terms_acceptances (
  operator_id bigint not null references operators,
  version int not null check (version > 0),
  accepted_at timestamptz not null,
  primary key (operator_id, version)
);
create trigger seller_terms_acceptances_are_append_only before update or delete or truncate on seller_terms_acceptances
  for each statement execute function refuse_rewriting();
