-- Rows of the append-only tables are not sealed any more, and all rows are checked once a night (decision 53).
drop table seals, sealable_rows, consistency_progress;
drop trigger order_steps_hash_note on order_steps;
drop trigger order_steps_salt_is_dropped on order_steps;
drop trigger order_payments_hash_reference on order_payments;
drop trigger order_payments_salt_is_dropped on order_payments;
drop trigger audit_log_hash_values on audit_log;
drop trigger audit_log_salt_is_dropped on audit_log;
alter table order_steps drop column personal_salt, drop column personal_hash;
alter table order_payments drop column personal_salt, drop column personal_hash;
alter table audit_log drop column personal_salt, drop column personal_hash;
drop function hash_personal_values, drop_personal_salt, personal_hash;
delete from consistency_violations where rule in ('sealed rows do not change', 'personal values do not change');

-- When all rows were last checked.
create table consistency_check (
  is_only boolean primary key default true check (is_only),
  checked_at timestamptz not null
);
