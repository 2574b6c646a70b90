-- Orders whose customer was invited by email to review them: once each.
create table review_invitations (
  order_id bigint primary key references orders,
  made_at timestamptz not null
);

-- Only deliveries after the upgrade are followed by an invitation: not those of years.
create table review_invitation_start (
  is_only boolean primary key default true check (is_only),
  after_step_id bigint not null
);
insert into review_invitation_start (after_step_id) select coalesce(max(id), 0) from order_steps;
