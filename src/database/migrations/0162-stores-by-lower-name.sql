-- The list of stores is sorted by its language (migration 0160), and nothing else read this index.
drop index stores_open_by_name;
