-- A store closes for some days. Its pieces stay visible, and cannot be ordered. It begins and ends by itself: whoever
-- reads compares these moments, both midnight in Tunis, with the clock.
alter table stores
  add column closed_from timestamptz,
  add column closed_until timestamptz,
  -- What its maker says of it.
  add column closed_note text not null default '' check (char_length(closed_note) <= 200),
  add constraint stores_closed_from_and_until check ((closed_from is null) = (closed_until is null)),
  -- A leap year.
  add constraint stores_closed_in_order
    check (closed_from < closed_until and closed_until <= closed_from + interval '8784 hours'),
  drop constraint stores_translations_length,
  add constraint stores_translations_length
    check (longest_translation(translations, 'town') <= 60 and longest_translation(translations, 'craft') <= 60
      and longest_translation(translations, 'closedNote') <= 200);
