-- What the books and pictures of the shop had wrong when they were backed up: the backup itself is whole.
alter table backups add column broken_rules text not null default '';
