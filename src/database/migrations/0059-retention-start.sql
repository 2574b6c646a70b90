-- When the nightly job begins to erase what is older than the retention periods. A shop that already has data, and whose
-- owner never saved the periods, gets 30 days to see them. No row: it has begun.
create table retention_start (
  is_only boolean primary key default true check (is_only),
  begins_at timestamptz not null
);
insert into retention_start (begins_at)
  select now() + interval '30 days'
  where not exists (select from settings where key = 'retention')
    and (exists (select from orders) or exists (select from emails) or exists (select from contact_messages)
      or exists (select from comments) or exists (select from plan_requests)
      or exists (select from newsletter_subscriptions) or exists (select from audit_log));
