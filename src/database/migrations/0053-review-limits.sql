-- The hash of a comment's letters, by which a repeated text is found; null for short texts, which many people write.
alter table comments add column text_hash bytea check (length(text_hash) = 32);
create index comments_of_text on comments (text_hash, posted_at) where text_hash is not null;

-- Emails to addresses that visitors typed are held beyond the limits of the shop, until an operator decides.
alter table emails
  drop constraint letters_status_check,
  add constraint emails_status_check
    check (status in ('queued', 'sent', 'failed', 'given-up', 'withdrawn', 'held')),
  -- The hash of the network that caused such an email, until it has been counted.
  add column network_key bytea check (length(network_key) = 32);
