-- How parcels ended at the door, and which came back, in the order in which they did: a sliver of all steps.
create index order_steps_ended on order_steps (made_at) include (order_id, from_status, to_status)
  where to_status in ('delivered', 'refused', 'returned');
