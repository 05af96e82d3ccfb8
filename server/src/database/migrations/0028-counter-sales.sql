-- The newest invoice numbers of sales over the counter, from which the next is proposed.
create index stock_movements_counter_sale on stock_movements (id) include (invoice_number) where sale is not null;
