-- Results of parcels that were recorded together, from a courier's file or ticked. What a row of a file said is not proposed again,
-- and all of them are undone in one step.
create table recorded_results (
  id bigint generated always as identity primary key,
  -- That of the steps and attempts of the orders.
  batch_id uuid not null,
  order_id bigint not null references orders,
  -- Of what the row of a file said, without the phone; null for a result that was ticked.
  row_hash bytea,
  recorded_at timestamptz not null,
  undone_at timestamptz
);
create index recorded_results_of_batch on recorded_results (batch_id, id);
create index recorded_results_of_order on recorded_results (order_id);

-- The results that an attempt was recorded with.
alter table delivery_attempts add column batch_id uuid;

-- The attempts that count.
create view effective_delivery_attempts as
  select * from delivery_attempts as attempt
  where batch_id is null or not exists (
    select from recorded_results as recorded
    where recorded.batch_id = attempt.batch_id and recorded.order_id = attempt.order_id and undone_at is not null);
