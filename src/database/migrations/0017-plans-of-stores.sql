-- The plan of a store is that of its plan requests, until their last days: no second one is agreed by hand. One that
-- was had no end. Where no request of the store says more, its commission stays as one of the store's own.
with rates as (
  select terms.store_id, coalesce((set.value ->> terms.plan)::int, 0) as of_plan,
    coalesce((set.value ->> 'withoutPlan')::int, 0) as without_plan
  from store_terms as terms left join settings as set on set.key = 'commission'
  where terms.plan is not null)
update store_terms set commission_basis_points = of_plan, version = version + 1
from rates
where rates.store_id = store_terms.store_id and commission_basis_points is null and of_plan <> without_plan
  and not exists (select from plan_requests as request
    where request.store_id = store_terms.store_id and request.status in ('approved', 'expired'));
alter table store_terms drop column plan;

-- What the plan of a store allows now. The operations that change a plan write it, and a job for what the time and the
-- settings change.
alter table stores
  -- Of a retired store: whether it is out of the shop because its plan is over. It returns by itself.
  add column is_plan_over boolean not null default false,
  add column is_on_home boolean not null default true,
  -- Null: as many as the shop takes of any store.
  add column max_pieces int check (max_pieces >= 0),
  add column max_photos int check (max_photos >= 0),
  add constraint stores_plan_over_is_retired check (not is_plan_over or retired_at is not null);
create index stores_plan_over on stores (id) where is_plan_over;

-- What is due for the days that an approval or a renewal gives to a plan.
create table plan_dues (
  id bigint generated always as identity primary key,
  plan_request_id bigint not null references plan_requests,
  plan text not null check (plan in ('silver', 'gold', 'diamonds')),
  -- Days in Tunis, both included.
  first_day date not null,
  last_day date not null,
  amount_millimes bigint not null check (amount_millimes > 0),
  -- The last day on which it is not overdue.
  pay_by date not null,
  state text not null default 'open' check (state in ('open', 'paid', 'waived')),
  -- Why it is not to be paid.
  waived_for text not null default '' check (length(waived_for) <= 200),
  made_at timestamptz not null,
  actor_kind actor_kind not null,
  actor_id bigint,
  actor_name text not null check (actor_name <> ''),
  made_by text generated always as (actor_label(actor_kind, actor_id, actor_name)) stored,
  check (last_day >= first_day),
  check (state = 'waived' or waived_for = '')
);
create index plan_dues_of_request on plan_dues (plan_request_id, id);
create index plan_dues_open on plan_dues (pay_by, id) where state = 'open';

create table plan_payments (
  id bigint generated always as identity primary key,
  due_id bigint not null references plan_dues,
  store_id int not null references stores,
  -- Of the form that recorded it: sent twice, it records one payment.
  submission_key uuid not null unique,
  -- Of the receipt: 1, 2, 3, without a gap.
  receipt_number int not null unique check (receipt_number > 0),
  amount_millimes bigint not null check (amount_millimes > 0),
  -- `set-off`: against what the maker is owed.
  means text not null check (means in ('cash', 'd17', 'mandat', 'bank-transfer', 'paypal', 'set-off')),
  reference text not null check (length(reference) <= 120),
  paid_on date not null,
  made_at timestamptz not null,
  actor_kind actor_kind not null,
  actor_id bigint,
  actor_name text not null check (actor_name <> ''),
  made_by text generated always as (actor_label(actor_kind, actor_id, actor_name)) stored,
  -- Set when it was recorded by mistake: then the due is open again, and the receipt counts no more.
  revoked_at timestamptz,
  revoked_for text not null default '' check (length(revoked_for) <= 200),
  check (revoked_at is not null or revoked_for = '')
);
-- A due is paid once.
create unique index plan_payments_once on plan_payments (due_id) where revoked_at is null;
create index plan_payments_of_due on plan_payments (due_id, id);

create function refuse_changing_plan_payment() returns trigger language plpgsql as $$
declare
  -- Computed after this trigger: the last one.
  changing text[] := array['revoked_at', 'revoked_for', 'made_by'];
begin
  if tg_op = 'UPDATE' and old.revoked_at is null and new.revoked_at is not null
    and to_jsonb(new) - changing = to_jsonb(old) - changing then
    return new;
  end if;
  raise exception 'a payment of a plan is revoked once, and not changed' using errcode = 'restrict_violation';
end $$;
create trigger plan_payments_are_kept before update or delete on plan_payments
  for each row execute function refuse_changing_plan_payment();
create trigger plan_payments_are_not_emptied before truncate on plan_payments
  for each statement execute function refuse_rewriting();

-- Which reminders of the end of a plan were given: each once, and again for another end.
create table plan_reminders (
  plan_request_id bigint not null references plan_requests,
  last_day date not null,
  days_before smallint not null check (days_before >= 0),
  made_at timestamptz not null,
  primary key (plan_request_id, last_day, days_before)
);

-- The cash book has the payments of plans. One that is set off is paid out to the maker and paid by her at once.
alter table cash_entries
  add column plan_payment_id bigint references plan_payments,
  drop constraint cash_entries_kind_check,
  add constraint cash_entries_kind_check check (kind in ('step', 'payment', 'payment-revoked', 'refund', 'remittance',
    'difference', 'payout', 'plan-payment', 'reversal')),
  drop constraint cash_entries_check3,
  add constraint cash_entries_without_order
    check (order_id is not null or kind in ('difference', 'payout', 'plan-payment', 'reversal')),
  add constraint cash_entries_plan_payment
    check ((plan_payment_id is not null) = (kind = 'plan-payment') or kind = 'reversal');
create index cash_entries_of_plan_payment on cash_entries (plan_payment_id) where plan_payment_id is not null;
alter table cash_postings
  drop constraint cash_postings_account_check,
  add constraint cash_postings_account_check check (account in ('to-collect', 'collected', 'withheld', 'fees', 'remitted',
    'missing', 'paid', 'refunded', 'sales', 'goods', 'goods-returned', 'commission', 'maker-fees', 'owed-to-makers',
    'paid-to-makers', 'plan-payments', 'plans'));
