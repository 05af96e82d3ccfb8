-- What a supplier delivered, for the report of movements.
create index stock_movements_supplier on stock_movements (supplier, date, id) where supplier <> '';
