-- Events and kinds of emails get the names that the code uses.
update events set type = renamed.type_now
  from (values
    ('showcase.changed', 'banner.edited'),
    ('promotion.called-off', 'promotion.canceled'),
    ('order.announced', 'order.customer-notified'),
    ('order.called', 'order.call-recorded'),
    ('message.answered', 'message.replied'),
    ('newsletter.left', 'newsletter.unsubscribed'),
    ('newsletter.issued', 'newsletter.issue-sent'),
    ('newsletter.tried', 'newsletter.issue-tested'),
    ('operator.forgot-password', 'operator.password-reset-requested'),
    ('setting.changed', 'setting.edited')
  ) as renamed (type_before, type_now)
  where type = renamed.type_before;
update events set details = jsonb_build_object('slot', details -> 'place')
  where type = 'banner.edited' and details ? 'place';
update emails set kind = 'newsletter-test' where kind = 'newsletter-trial';

alter index letters_pkey rename to emails_pkey;
alter index letters_of_reply rename to emails_of_reply;
alter index letters_told_once rename to emails_once_per_event;
alter index letters_of_issue rename to emails_once_per_reader;
alter index letters_of_newsletter rename to emails_of_issue;
alter index letters_of_status rename to emails_of_status;
