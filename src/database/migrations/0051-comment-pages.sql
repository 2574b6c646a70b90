-- A page of comments is read in the order of the index, however many were posted at the same moment.
drop index comments_of_product;
create index comments_of_product on comments (product_id, posted_at desc, id desc) where status = 'published';
