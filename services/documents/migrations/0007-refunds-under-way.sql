-- Refunds that staff asked for and that have not failed. Facts of two kinds have no order: the failure may be heard of first.
create table refunds_under_way (
  refund_id text primary key,
  order_id text not null,
  failed boolean not null
);
create index refunds_under_way_order on refunds_under_way (order_id) where not failed;
