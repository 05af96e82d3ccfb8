-- Names of the field: an upload that no row names is an orphaned upload, an invoice that is being mailed is outgoing.
alter table unclaimed_files rename to orphaned_uploads;
alter index unclaimed_files_pkey rename to orphaned_uploads_pkey;
alter index unclaimed_files_since rename to orphaned_uploads_since;
alter table leaving_invoices rename to outgoing_invoices;
alter index leaving_invoices_pkey rename to outgoing_invoices_pkey;
alter table outgoing_invoices rename constraint leaving_invoices_order_id_fkey to outgoing_invoices_order_id_fkey;
