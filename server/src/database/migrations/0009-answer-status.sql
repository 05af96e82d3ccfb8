-- An answer's status follows from its endpoint, so the first answer has the same one again: nothing is to be kept.
alter table idempotency_keys drop column status;
