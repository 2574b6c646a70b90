-- The purpose of a token is named as the page that it opens.
alter table newsletter_tokens drop constraint newsletter_tokens_purpose_check;
update newsletter_tokens set purpose = 'unsubscribe' where purpose = 'leave';
alter table newsletter_tokens add constraint newsletter_tokens_purpose_check check (purpose in ('confirm', 'unsubscribe'));
