-- Sellers: makers who run their own stores. They are operators without an address and a password: they enter by a link
-- that the office hands over, or by a code that one of their phones shows.
alter table operators
  drop constraint operators_role_check,
  add constraint operators_role_check check (role in ('owner', 'staff', 'seller')),
  alter column email drop not null,
  -- Of a seller: to whom links are sent, and who types a code. Null when they may enter no store any more.
  add column phone text check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  add constraint operators_of_the_office_have_email check (role = 'seller' or (email is not null and phone is null)),
  -- A password that a seller does not know of must not let anybody in.
  add constraint operators_sellers_have_no_password
    check (role <> 'seller' or (password_hash is null and totp_sealed is null));
create unique index operators_phone_key on operators (phone);

-- The stores of a seller.
create table operator_stores (
  operator_id bigint not null references operators,
  store_id int not null references stores,
  added_at timestamptz not null,
  primary key (operator_id, store_id)
);
create index operator_stores_of_store on operator_stores (store_id);

-- Links that let a seller in, once. The link has the token, this table only its hash. A seller has one at most: a new
-- one takes back the one before.
create table seller_links (
  operator_id bigint primary key references operators,
  token_hash bytea not null unique check (length(token_hash) = 32),
  made_at timestamptz not null,
  expires_at timestamptz not null
);
create index seller_links_expiry on seller_links (expires_at);

-- Codes that a phone of a seller shows for another phone. So short a code can be guessed: attempts are counted here,
-- and after five wrong ones it is of no use. The hash needs the secret key of the shop.
create table seller_codes (
  operator_id bigint primary key references operators,
  code_hash bytea not null check (length(code_hash) = 32),
  -- The session that shows it: with it the code ends.
  session_id bigint not null references operator_sessions on delete cascade,
  wrong_attempts smallint not null default 0 check (wrong_attempts >= 0 and wrong_attempts <= 5),
  expires_at timestamptz not null
);
create index seller_codes_of_session on seller_codes (session_id);

-- The store that came of a plan request.
alter table plan_requests add column store_id int references stores;
create index plan_requests_of_store on plan_requests (store_id);
