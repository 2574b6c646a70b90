-- Since when the file of a picture is missing from the image store; the office is told until it is back.
alter table pictures add column missing_since timestamptz;
create index pictures_missing on pictures (file_name) where missing_since is not null;
