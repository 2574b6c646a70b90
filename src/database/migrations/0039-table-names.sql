-- Tables are named as the code names what they hold.
alter table letters rename to emails;
alter table letter_pause rename to email_pause;
alter table changes rename to audit_log;
alter table limits_used rename to rate_limits_used;
