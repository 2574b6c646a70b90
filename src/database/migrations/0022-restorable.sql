-- A backup is restored without a search path, where only what is named with its schema is found: names of customers could
-- not be folded then, and neither orders nor products came back. Where an extension lives is up to who runs the server.
do $$
declare
  home name := (select nspname from pg_extension join pg_namespace as place on place.oid = extnamespace where extname = 'unaccent');
begin
  execute format($create$
    create or replace function fold_text(words text) returns text language plpgsql immutable strict parallel safe as $fold$
    begin
      return translate(lower(%1$I.unaccent('%1$I.unaccent'::regdictionary, words)), 'أإآةى-–—_/''’"“”«».,;:!?()&+', 'اااهي                     ');
    end $fold$
  $create$, home);
end $$;
