-- Sizes and colours that orders mention stay for them, but nobody can choose them any more.
alter table product_sizes add column retired_at timestamptz;
alter table product_colors add column retired_at timestamptz;

-- Why a person moved pieces.
alter table stock_movements add column reason text not null default '' check (length(reason) <= 200);

-- What the product of the week costs while it is that. Without a price it costs what it costs.
alter table weekly_promotions add column price_millimes bigint check (price_millimes between 1 and 1000000000);
create index weekly_promotions_starts_at on weekly_promotions (starts_at desc, id desc);

-- The promotion that runs at a moment: the one started last, unless it is over. A price asks this whenever it is told,
-- so it begins and ends by the clock and nothing has to be put back.
create function weekly_promotion_at(moment timestamptz) returns setof weekly_promotions language sql stable as $$
  select * from (select * from weekly_promotions where starts_at <= moment order by starts_at desc, id desc limit 1) as latest
  where renews_weekly or ends_at > moment
$$;

-- What stands beside a picture of the house, in the shop's own words where somebody has written some, and where it leads.
alter table showcase_pictures
  add column alt text not null default '',
  add column headline text check (headline <> ''),
  add column words text check (words <> ''),
  add column link_label text check (link_label <> ''),
  add column link_path text check (link_path ~ '^/([^/\\]|$)');
