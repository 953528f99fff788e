-- Drafts of nobody's account and nobody's order are forgotten once they lie untouched (domain/forget-drafts.ts).
create index drafts_updated on drafts (updated_at, id);
