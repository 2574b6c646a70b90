-- How long visitors waited, by week in Tunis, which begins on Monday: counts of page views without a person.
create table web_vitals (
  week date not null check (extract(isodow from week) = 1),
  page text not null
    check (page in ('home', 'product', 'store', 'list', 'search', 'cart', 'checkout', 'order', 'other')),
  metric text not null check (metric in ('lcp', 'inp', 'cls')),
  rating text not null check (rating in ('good', 'needs-improvement', 'poor')),
  count int not null check (count > 0),
  primary key (week, page, metric, rating)
);
