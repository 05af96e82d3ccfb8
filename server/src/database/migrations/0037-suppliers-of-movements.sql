-- Whose invoice a purchase stands on, by the name that the supplier had: the ledger outlives suppliers.
alter table stock_movements add supplier text not null default '';

drop index stock_movements_text;
create index stock_movements_text on stock_movements
  using gin (lower(invoice_number || ' ' || supplier || ' ' || comment) gin_trgm_ops)
  where order_id is null;
