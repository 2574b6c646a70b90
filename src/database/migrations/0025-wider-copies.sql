-- Pictures wider than 1600 pixels are now copied as wide as they are, at most 2400: the hourly catching up makes them.
update pictures set widths_made_at = null where width > 1600;
