-- Words of the catalogue that resemble one that nothing was found for, the likest first. They need not resemble it as much
-- as a guess that is searched for at once: people choose among these. Only words of products on sale count.
create function words_near(typed text, most integer) returns setof text language sql stable
  set pg_trgm.similarity_threshold = 0.2
as $$
  select word from (
    select known.word, similarity(known.word, fold_text(typed)) as nearness
    from catalogue_words as known where known.word % fold_text(typed)
    order by nearness desc, known.word limit 20
  ) as near
  where exists (select from products where retired_at is null and search_words @@ quote_literal(near.word)::tsquery)
  order by nearness desc, word limit most
$$;
