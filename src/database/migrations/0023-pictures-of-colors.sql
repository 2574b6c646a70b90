-- A picture of a product may show one of its colors; without one it shows the product in all of them.
alter table product_pictures
  add column color_id integer,
  add constraint product_pictures_color foreign key (product_id, color_id) references product_colors (product_id, id);
