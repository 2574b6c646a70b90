-- The first versions of the program recorded canceled promotions and edited banners as rows of their tables. They get the
-- shape of today's entries, so that they can be undone. The log is append-only: its guard is off for this alone.
alter table audit_log disable trigger audit_log_is_append_only;
update audit_log set before = jsonb_build_object('productId', before -> 'product_id', 'startsAt', before -> 'starts_at',
    'endsAt', before -> 'ends_at', 'renewsWeekly', before -> 'renews_weekly')
    || case jsonb_typeof(before -> 'price_millimes')
      when 'number' then jsonb_build_object('price', before -> 'price_millimes')
      else '{}'
    end
  where entity = 'promotion' and action = 'canceled' and before ? 'product_id';
update audit_log set before = before - 'place' where entity = 'banner' and before ? 'place';
alter table audit_log enable trigger audit_log_is_append_only;
