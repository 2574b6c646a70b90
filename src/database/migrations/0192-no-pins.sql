-- Sessions have no PIN any more: phones lock by themselves (decision 74).
drop table operator_pins;
alter table operator_sessions drop column lock_minutes, drop column used_at;
delete from failed_sign_ins where step = 'pin';
alter table failed_sign_ins drop constraint failed_sign_ins_step_check;
alter table failed_sign_ins add check (step in ('password', 'code'));
delete from settings where key = 'pins';
