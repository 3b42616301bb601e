/** Raise it with every change to the tables or to what the seed means: an older file then asks to be reset. */
export const SCHEMA_VERSION = 2

/** The tables of `schema.ts` in SQL, in an order in which each may refer to those before it. */
export const CREATE_TABLES: readonly string[] = [
  `CREATE TABLE customers (
    id INTEGER PRIMARY KEY,
    document TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL CHECK (kind IN ('F', 'J')),
    name TEXT NOT NULL,
    trade_name TEXT,
    line_of_business TEXT,
    contact_name TEXT,
    gender TEXT CHECK (gender IN ('M', 'F', 'O')),
    birth_date TEXT,
    marital_status TEXT CHECK (marital_status IN ('S', 'C', 'D', 'V')),
    email TEXT,
    channel TEXT NOT NULL CHECK (channel IN ('EMAIL', 'SMS')),
    password_hash TEXT NOT NULL,
    registered_at TEXT NOT NULL,
    has_children INTEGER NOT NULL,
    has_pets INTEGER NOT NULL,
    wants_email INTEGER NOT NULL,
    wants_sms INTEGER NOT NULL,
    wants_push INTEGER NOT NULL,
    wants_whatsapp INTEGER NOT NULL,
    wants_digital_coupon INTEGER NOT NULL,
    deactivation_requested_at INTEGER,
    accepted_terms_form TEXT NOT NULL CHECK (accepted_terms_form IN ('list', 'object'))
  )`,
  `CREATE TABLE addresses (
    id INTEGER PRIMARY KEY,
    customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    cep TEXT NOT NULL,
    street TEXT NOT NULL,
    number TEXT NOT NULL,
    complement TEXT NOT NULL,
    district TEXT NOT NULL,
    city TEXT NOT NULL,
    state TEXT NOT NULL,
    city_code INTEGER,
    country TEXT NOT NULL
  )`,
  `CREATE TABLE phones (
    id INTEGER PRIMARY KEY,
    customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('Fixo', 'Celular')),
    area_code TEXT NOT NULL,
    number TEXT NOT NULL,
    preferred INTEGER NOT NULL
  )`,
  `CREATE TABLE photos (
    id TEXT PRIMARY KEY,
    customer_id INTEGER NOT NULL UNIQUE REFERENCES customers (id) ON DELETE CASCADE,
    content_type TEXT NOT NULL,
    bytes BLOB NOT NULL
  )`,
  `CREATE TABLE push_subscriptions (
    endpoint TEXT PRIMARY KEY,
    customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL
  )`,
  `CREATE TABLE tokens (
    token TEXT PRIMARY KEY,
    customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
    expires_at INTEGER NOT NULL
  )`,
  `CREATE TABLE terms (
    id INTEGER PRIMARY KEY,
    html TEXT NOT NULL,
    type_name TEXT NOT NULL,
    type TEXT NOT NULL,
    published INTEGER NOT NULL
  )`,
  `CREATE TABLE term_acceptances (
    customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
    term_id INTEGER NOT NULL REFERENCES terms (id),
    ip TEXT NOT NULL,
    accepted_at TEXT NOT NULL,
    PRIMARY KEY (customer_id, term_id)
  )`,
  `CREATE TABLE stores (
    id INTEGER PRIMARY KEY,
    format_id INTEGER NOT NULL,
    trade_name TEXT NOT NULL,
    street TEXT NOT NULL,
    number TEXT NOT NULL,
    district TEXT NOT NULL,
    city TEXT NOT NULL,
    state TEXT NOT NULL,
    cep TEXT NOT NULL,
    latitude REAL NOT NULL,
    longitude REAL NOT NULL,
    phone TEXT NOT NULL,
    visible_to INTEGER REFERENCES customers (id) ON DELETE CASCADE
  )`,
  `CREATE TABLE promotions (
    id INTEGER PRIMARY KEY,
    audience TEXT NOT NULL,
    display_name TEXT NOT NULL,
    starts_on TEXT NOT NULL,
    ends_on TEXT NOT NULL,
    city TEXT,
    visible_to INTEGER REFERENCES customers (id) ON DELETE CASCADE
  )`,
  `CREATE TABLE offers (
    id INTEGER PRIMARY KEY,
    promotion_id INTEGER NOT NULL REFERENCES promotions (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    picture TEXT NOT NULL,
    price_cents INTEGER NOT NULL,
    original_price_cents INTEGER NOT NULL,
    limit_per_customer INTEGER NOT NULL,
    message1 TEXT NOT NULL,
    message2 TEXT NOT NULL,
    rule_type INTEGER NOT NULL CHECK (rule_type BETWEEN 1 AND 5),
    rule_value REAL NOT NULL,
    rule_message TEXT NOT NULL,
    rule_form TEXT NOT NULL CHECK (rule_form IN ('list', 'object'))
  )`,
  `CREATE TABLE offer_activations (
    customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
    offer_id INTEGER NOT NULL REFERENCES offers (id) ON DELETE CASCADE,
    activated_at TEXT NOT NULL,
    PRIMARY KEY (customer_id, offer_id)
  )`,
  `CREATE TABLE flyers (
    id INTEGER PRIMARY KEY,
    display_name TEXT NOT NULL,
    document TEXT,
    thumbnail TEXT NOT NULL,
    starts_on TEXT NOT NULL,
    ends_on TEXT NOT NULL,
    city TEXT
  )`,
  `CREATE TABLE vouchers (
    id INTEGER PRIMARY KEY,
    customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
    code TEXT NOT NULL,
    starts_on TEXT NOT NULL,
    ends_on TEXT NOT NULL,
    original_price_cents INTEGER,
    discount_cents INTEGER NOT NULL,
    minimum_cents INTEGER NOT NULL,
    benefit TEXT NOT NULL,
    used_at TEXT,
    store_id INTEGER REFERENCES stores (id)
  )`,
  `CREATE TABLE banners (
    id INTEGER PRIMARY KEY,
    format_id INTEGER NOT NULL,
    place TEXT NOT NULL CHECK (place IN ('carousel', 'footer')),
    picture TEXT NOT NULL,
    link TEXT,
    store_id INTEGER NOT NULL
  )`,
  `CREATE TABLE purchases (
    id INTEGER PRIMARY KEY,
    customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
    store_id INTEGER NOT NULL REFERENCES stores (id),
    coupon_number TEXT NOT NULL,
    total_cents INTEGER NOT NULL,
    discount_cents INTEGER NOT NULL,
    purchased_at TEXT NOT NULL
  )`,
  `CREATE TABLE cashback_lines (
    id INTEGER PRIMARY KEY,
    customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
    description TEXT NOT NULL,
    occurred_at TEXT NOT NULL,
    available_on TEXT NOT NULL,
    expires_on TEXT,
    amount_cents INTEGER NOT NULL
  )`,
  `CREATE TABLE loyalty_groups (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL
  )`,
  `CREATE TABLE campaigns (
    id INTEGER PRIMARY KEY,
    format_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    description TEXT NOT NULL,
    banner TEXT NOT NULL,
    starts_on TEXT NOT NULL,
    ends_on TEXT NOT NULL,
    current_price REAL NOT NULL,
    rules_html TEXT NOT NULL,
    point_name TEXT NOT NULL,
    welcome_points INTEGER NOT NULL,
    allows_statement INTEGER NOT NULL,
    allows_redeeming INTEGER NOT NULL,
    allows_history INTEGER NOT NULL
  )`,
  `CREATE TABLE rewards (
    id INTEGER PRIMARY KEY,
    campaign_id INTEGER NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('PR', 'CV')),
    name TEXT NOT NULL,
    product_name TEXT NOT NULL,
    picture TEXT NOT NULL,
    cost INTEGER NOT NULL CHECK (cost > 0),
    stock INTEGER NOT NULL CHECK (stock >= 0),
    visible_to INTEGER REFERENCES customers (id) ON DELETE CASCADE
  )`,
  `CREATE TABLE points_lines (
    id INTEGER PRIMARY KEY,
    customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
    campaign_id INTEGER NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
    description TEXT NOT NULL,
    points INTEGER NOT NULL,
    occurred_at TEXT NOT NULL
  )`,
  `CREATE TABLE redemptions (
    id INTEGER PRIMARY KEY,
    customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
    reward_id INTEGER NOT NULL REFERENCES rewards (id) ON DELETE CASCADE,
    points INTEGER NOT NULL,
    requested_at TEXT NOT NULL,
    completed_at TEXT
  )`,
  `CREATE TABLE lines_of_business (
    name TEXT PRIMARY KEY
  )`,
  `CREATE TABLE states (
    id INTEGER PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL
  )`,
  `CREATE TABLE cities (
    state TEXT NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (state, name)
  )`,
  `CREATE TABLE postal_codes (
    cep TEXT PRIMARY KEY,
    street TEXT NOT NULL,
    district TEXT NOT NULL,
    city TEXT NOT NULL,
    state TEXT NOT NULL
  )`,
  `CREATE TABLE programme_calendar (
    id INTEGER PRIMARY KEY,
    today TEXT NOT NULL
  )`,
  'CREATE INDEX addresses_of_customer ON addresses (customer_id)',
  'CREATE INDEX phones_of_customer ON phones (customer_id)',
  'CREATE INDEX offers_of_promotion ON offers (promotion_id)',
  'CREATE INDEX vouchers_of_customer ON vouchers (customer_id)',
  'CREATE INDEX purchases_of_customer ON purchases (customer_id, purchased_at)',
  'CREATE INDEX cashback_of_customer ON cashback_lines (customer_id, occurred_at)',
  'CREATE INDEX points_of_customer ON points_lines (customer_id, campaign_id)',
  'CREATE INDEX redemptions_of_customer ON redemptions (customer_id)',
]
