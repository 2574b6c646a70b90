-- Of the form that added it: pressed twice, the button adds one product.
alter table products add column submission_key uuid unique;
