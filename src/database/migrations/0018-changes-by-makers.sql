-- What sellers have changed of their pieces: the entries of the audit log that somebody of the office looks at.
create table seller_changes (
  change_id bigint primary key references audit_log,
  -- Of the piece, when it was changed.
  store_id int not null references stores,
  -- When somebody of the office has looked at it.
  seen_at timestamptz
);
create index seller_changes_of_store on seller_changes (store_id, change_id);
create index seller_changes_to_see on seller_changes (change_id) where seen_at is null;

insert into seller_changes (change_id, store_id, seen_at)
select audit_log.id, products.store_id, case when action = 'restocked' then audit_log.made_at end
from audit_log
  join operators on operators.id = actor_id and operators.role = 'seller'
  join products on products.id = entity_id::int
where entity = 'product' and actor_kind = 'operator' and action <> 'submitted'
  and (action <> 'created' or products.submission is null);
