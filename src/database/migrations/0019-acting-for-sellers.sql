-- How many pieces of a store wait until the office has looked at them.
create index products_waiting_of_store on products (store_id) where submission = 'waiting';

-- The session of somebody of the office who acts for the seller of this session: it ends with that one. Each acts for
-- one seller at a time.
alter table operator_sessions
  add column acting_session_id bigint unique references operator_sessions on delete cascade,
  add constraint operator_sessions_act_for_another check (acting_session_id <> id);

-- The seller for whom somebody of the office made the change, with the id; null for whoever made it for themselves.
alter table audit_log add column made_for text check (made_for <> '');
