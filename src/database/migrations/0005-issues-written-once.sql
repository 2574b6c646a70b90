-- Of the form that wrote it: pressed twice, the button makes one draft.
alter table newsletter_issues add column submission_key uuid unique;
