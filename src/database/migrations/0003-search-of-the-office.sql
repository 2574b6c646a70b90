-- The back office finds orders by a part of the email address, and messages by their writer.
create index orders_by_email on orders using gin (fold_name(customer_email) gin_trgm_ops);
create index contact_messages_by_writer on contact_messages
  using gin (fold_name(name || ' ' || coalesce(email, '')) gin_trgm_ops);
