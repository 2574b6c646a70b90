-- Makers see their money, and the office keeps a card of each store.

-- The names that stores had: the paper of a month says the name of that month.
create table former_store_names (
  id bigint generated always as identity primary key,
  store_id int not null references stores,
  name text not null check (name <> ''),
  -- When another name took its place.
  until timestamptz not null
);
create index former_store_names_of_store on former_store_names (store_id, until, id);
create trigger former_store_names_only_grow before update or delete or truncate on former_store_names
  for each statement execute function refuse_rewriting();

-- Whom the office reaches for a store, and where it pays. Personal data of the maker.
create table store_cards (
  id bigint generated always as identity primary key,
  store_id int not null unique references stores,
  phone text check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  -- The language of what is sent to the maker.
  locale text check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]+)*$'),
  -- Of a bank or of the post, with its check digits.
  account_number text check (account_number ~ '^[0-9]{20}$' and account_number::numeric % 97 = 0),
  -- Null: not known yet.
  tax_status text check (tax_status in ('none', 'auto-entrepreneur', 'flat-rate', 'real')),
  tax_number text check (tax_number <> '' and length(tax_number) <= 30),
  -- Of the artisan card or the identity card.
  card_number text check (card_number <> '' and length(card_number) <= 30),
  -- Who of the office has seen that card, and when.
  card_seen_at timestamptz,
  card_seen_by bigint references operators,
  version int not null default 1,
  made_at timestamptz not null,
  constraint store_cards_seen_is_known check (card_seen_at is null or card_number is not null)
);
create index store_cards_of_phone on store_cards (phone);

-- Private links to the statement of a month. The link has the token, this table only its hash. A month has one at most:
-- a new one takes back the one before.
create table statement_links (
  id bigint generated always as identity primary key,
  store_id int not null references stores,
  -- The first day of the month.
  month date not null check (extract(day from month) = 1),
  -- Of the maker.
  locale text not null check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]+)*$'),
  token_hash bytea not null unique check (length(token_hash) = 32),
  made_at timestamptz not null,
  expires_at timestamptz not null,
  unique (store_id, month)
);
create index statement_links_expiry on statement_links (expires_at);
