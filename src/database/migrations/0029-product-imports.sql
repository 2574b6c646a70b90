-- Files of other shops whose pieces a store takes over.
create table product_imports (
  id bigint generated always as identity primary key,
  store_id int not null references stores,
  -- Who has taken its last step, in whose name its pieces are added; null: the program.
  operator_id bigint references operators,
  -- Who of the office acts for that seller.
  acted_by_id bigint references operators,
  file_name text not null check (file_name <> '' and length(file_name) <= 200),
  state text not null
    check (state in ('reading', 'asking', 'refused', 'running', 'stopped', 'done', 'taking-back', 'taken-back')),
  -- Why the file was refused, or the import stopped by itself.
  problem text not null default '',
  -- What was found in the file; null until it was read.
  contents jsonb,
  -- By its hash the headings of a file are known again.
  headings_hash bytea check (length(headings_hash) = 32),
  choices jsonb,
  -- The choices by headings, for the next file with the same ones.
  remembered jsonb,
  -- Grows with each step, so that nobody starts what they have not seen.
  version int not null default 1,
  made_at timestamptz not null,
  changed_at timestamptz not null
);
create index product_imports_of_store on product_imports (store_id, id);
create index product_imports_to_end on product_imports (changed_at);

-- The files of imports that are not over, in parts: whole ones would keep the process busy that writes or reads them.
create table product_import_files (
  import_id bigint not null references product_imports on delete cascade,
  part int not null,
  bytes bytea not null,
  primary key (import_id, part)
);
-- It is compressed already, or read once.
alter table product_import_files alter column bytes set storage external;

-- What each import would add and has added, and what of its file was refused.
create table product_import_pieces (
  import_id bigint not null references product_imports on delete cascade,
  position int not null,
  state text not null check (state in ('planned', 'known', 'refused', 'added', 'failed', 'taken-back', 'kept')),
  -- What tells the piece from others in the files of its store; null of what was refused.
  key text check (length(key) <= 300),
  -- Of the file, from 1.
  lines int[] not null,
  name text not null,
  -- The product to be added; null once it is.
  draft jsonb,
  -- Addresses of pictures, each with the file that was fetched or why there is none.
  pictures jsonb not null default '[]',
  -- What is left out of the piece, or why it was refused.
  remarks jsonb not null default '[]',
  -- The rows of what was refused, as they were.
  cells jsonb,
  product_id int references products,
  primary key (import_id, position),
  check (state <> 'planned' or (key is not null and draft is not null)),
  check (state not in ('added', 'taken-back', 'kept') or product_id is not null)
);
create index product_import_pieces_of_state on product_import_pieces (import_id, state, position);
create index product_import_pieces_of_product on product_import_pieces (product_id) where product_id is not null;

-- The pieces that each store has taken over: the same file twice adds none twice. A piece that was taken back is gone
-- from here.
create table imported_products (
  store_id int not null references stores,
  key text not null check (length(key) <= 300),
  product_id int not null unique references products,
  primary key (store_id, key)
);
