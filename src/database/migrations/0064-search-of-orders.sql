-- Names and addresses are found however they are spelled: fold_text() ignores case, accents and the forms of alef, teh marbuta and
-- yeh; this ignores hamza, tatweel, vowel signs and directional marks as well, and reads the letters that Tunisian names borrow
-- and Arabic-Indic digits. A body that is parsed now needs no search path when a backup is restored.
create function fold_name(words text) returns text language sql immutable strict parallel safe
  return translate(fold_text(words), 'ٱئؤڨگپڤ٠١٢٣٤٥٦٧٨٩' || 'ءـ' || U&'\064B\064C\064D\064E\064F\0650\0651\0652\0670\200E\200F\2066\2067\2068\2069', 'ايوقكبف0123456789');

-- With the address and the city. A generated column cannot be changed; the index is made anew with it.
alter table orders drop column search_text;
alter table orders add column search_text text not null generated always as
  (fold_name(customer_name || ' ' || number || ' ' || delivery_address || ' ' || delivery_city) || ' '
    || lower(replace(number, '-', '')) || ' ' || customer_phone) stored;
create index orders_search on orders using gin (search_text gin_trgm_ops);
