-- The link to leave in an email that asks for the confirmation ends only that request; the one in an alert ends all.
alter table stock_alert_tokens drop constraint stock_alert_tokens_purpose_check;
alter table stock_alert_tokens add check (purpose in ('confirm', 'leave', 'leave-all'));
