-- The table is named as the code names what it holds.
alter table order_attempts rename to idempotency_records;
alter index order_attempts_pkey rename to idempotency_records_pkey;
alter index order_attempts_made_at rename to idempotency_records_made_at;
alter table idempotency_records rename constraint order_attempts_answer to idempotency_records_totals;
