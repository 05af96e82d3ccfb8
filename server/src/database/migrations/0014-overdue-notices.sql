-- Due dates that people were told have passed. What they do with the notification does not bring it back.
create table overdue_notices (
  order_id bigint not null references repair_orders on delete cascade,
  due_date date not null,
  primary key (order_id, due_date)
);
insert into overdue_notices
select distinct o.id, o.due_date
from notifications n
join repair_orders o on o.id = (n.meta->>'order_id')::bigint
where n.type = 'order_overdue';
