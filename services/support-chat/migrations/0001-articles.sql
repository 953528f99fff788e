-- Help articles come with the code; views and votes are ours. An article that is withdrawn keeps its counts.
create table articles (
  id text primary key,
  position int not null,
  title text not null,
  category text not null,
  tags text[] not null,
  content text not null,
  -- Title, tags and content, weighed in this order.
  search tsvector not null,
  views int not null default 0,
  helpful_votes int not null default 0,
  unhelpful_votes int not null default 0,
  active boolean not null default true
);
create index articles_search on articles using gin (search);
