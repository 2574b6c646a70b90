-- Each picture is also kept smaller, in several widths and formats. Null until that is done.
alter table pictures add column widths_made_at timestamptz;
create index pictures_without_widths on pictures (created_at) where widths_made_at is null;
