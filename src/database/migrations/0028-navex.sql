-- The second courier with an API.
alter table courier_apis
  drop constraint courier_apis_api_check,
  add constraint courier_apis_api_check check (api = any (array['first-delivery', 'navex']));
