-- Where catalog does not sell it, and the mode of our key that catalog was told: in the other mode the copy says nothing.
alter table price_copies add column off_sale jsonb, add column live boolean;
