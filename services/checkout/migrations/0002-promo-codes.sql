create table promo_codes (
  code text primary key check (code = upper(code) and code <> ''),
  discount_percent int not null check (discount_percent between 1 and 100),
  description text not null,
  active boolean not null default true,
  expires_at timestamptz,
  created_at timestamptz not null default now()
);

-- Reserved with the session, released when it ends unpaid, burned at payment.
create table promo_redemptions (
  order_id uuid primary key references orders on delete cascade,
  code text not null references promo_codes,
  email_key text not null,
  address_key text not null,
  state text not null default 'reserved' check (state in ('reserved', 'burned', 'released')),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
-- The fence between parallel tries: a new customer has one code, an address has each code once.
create unique index promo_one_per_email on promo_redemptions (email_key) where state <> 'released';
create unique index promo_one_per_address on promo_redemptions (code, address_key) where state <> 'released';
