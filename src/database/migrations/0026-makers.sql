-- Where a maker works, and at what craft, as visitors read it. The governorate is an ISO 3166-2 code.
alter table stores
  add governorate text check (governorate in (
    'TN-11', 'TN-12', 'TN-13', 'TN-14', 'TN-21', 'TN-22', 'TN-23', 'TN-31', 'TN-32', 'TN-33', 'TN-34', 'TN-41', 'TN-42',
    'TN-43', 'TN-51', 'TN-52', 'TN-53', 'TN-61', 'TN-71', 'TN-72', 'TN-73', 'TN-81', 'TN-82', 'TN-83')),
  add town text check (town <> '' and char_length(town) <= 60),
  add craft text check (craft <> '' and char_length(craft) <= 60);

-- The page of all makers is read a page at a time, in the order of their names.
create index stores_open_by_name on stores (lower(name), id) where retired_at is null;
