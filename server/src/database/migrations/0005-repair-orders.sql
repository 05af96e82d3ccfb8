-- The list of repair orders sorted by due date: paid ones too, which repair_orders_unpaid leaves out.
create index repair_orders_due on repair_orders (due_date, id);
