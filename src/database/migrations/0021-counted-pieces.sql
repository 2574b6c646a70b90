-- Pages tell visitors how many pieces there are of a size, up to `countedPieces` of src/domain/catalog/product.ts; more are
-- as many as that. So a sale of plenty changes no page, only answers that count every piece. Stock moves by the ledger alone,
-- and whoever moves it changes nothing else of the size.
create function tell_of_size() returns trigger language plpgsql as $$
begin
  if old.stock <> new.stock and least(old.stock, 20) = least(new.stock, 20) then
    perform tell_of_change('stock:' || new.product_id);
  else
    perform tell_of_change('product:' || coalesce(new.product_id, old.product_id));
  end if;
  return null;
end $$;
drop trigger product_sizes_tell on product_sizes;
create trigger product_sizes_tell after insert or update or delete on product_sizes
  for each row execute function tell_of_size();
