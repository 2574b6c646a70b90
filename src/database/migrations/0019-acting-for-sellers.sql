-- How many pieces of a store wait until the office has looked at them.
create index products_waiting_of_store on products (store_id) where submission = 'waiting';
