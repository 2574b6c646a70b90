-- Loads pg_trgm: only then may a role other than the superuser name its settings.
select similarity('', '');

-- Words of the catalog that share trigrams with a typed one, the most similar first. Whether products on sale have them is asked of the
-- few that are left after their letters have been compared.
create function similar_words(typed text, min_similarity real, max_words integer) returns setof text language sql stable
  set pg_trgm.similarity_threshold = 0.2
as $$
  select word from catalog_words where word % typed and similarity(word, typed) >= min_similarity
  order by similarity(word, typed) desc, word limit max_words
$$;
drop function words_near, words_resembling, word_beginnings;
