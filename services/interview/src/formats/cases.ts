import type { Format } from '../questionnaire.ts'

/** The day on which the cases are read. */
export const TODAY = '2026-11-22'

/** What a person types, how it travels, and how it is printed. */
export const WELL_WRITTEN: readonly [format: Format, typed: string, wire: string, print: string][] = [
  ['date', '5/9/16', '2016-05-09', 'May 9, 2016'],
  ['date', '05-09-2016', '2016-05-09', 'May 9, 2016'],
  ['date', '5.9.2016', '2016-05-09', 'May 9, 2016'],
  ['date', '2016-05-09', '2016-05-09', 'May 9, 2016'],
  ['date', 'May 9, 2016', '2016-05-09', 'May 9, 2016'],
  ['date', 'may 9th 2016', '2016-05-09', 'May 9, 2016'],
  ['date', '9 May 2016', '2016-05-09', 'May 9, 2016'],
  ['date', 'Sept. 3, 2024', '2024-09-03', 'September 3, 2024'],
  ['date', '2/29/2024', '2024-02-29', 'February 29, 2024'],
  ['date', '1/1/36', '2036-01-01', 'January 1, 2036'],
  ['date', '1/1/37', '1937-01-01', 'January 1, 1937'],
  ['birth_date', '5/9/16', '2016-05-09', 'May 9, 2016'],
  ['birth_date', '5/9/56', '1956-05-09', 'May 9, 1956'],
  ['birth_date', '11/22/26', '2026-11-22', 'November 22, 2026'],
  ['birth_date', '11/23/26', '1926-11-23', 'November 23, 1926'],
  ['birth_date', 'May/9/1956', '1956-05-09', 'May 9, 1956'],
  ['money', '5,000', '5000.00', '$5,000.00'],
  ['money', '$5000', '5000.00', '$5,000.00'],
  ['money', ' $ 1,234,567.8 ', '1234567.80', '$1,234,567.80'],
  ['money', '.5', '0.50', '$0.50'],
  ['money', '0', '0.00', '$0.00'],
  ['money', '250 dollars', '250.00', '$250.00'],
  ['money', '999999999999.99', '999999999999.99', '$999,999,999,999.99'],
  ['number', '1,200', '1200', '1200'],
  ['number', '4,000,000', '4000000', '4,000,000'],
  ['number', '03', '3', '3'],
  ['number', '3.0', '3', '3'],
  ['percent', '33.33 %', '33.33', '33.33%'],
  ['percent', '33.30', '33.3', '33.3%'],
  ['percent', '.5', '0.5', '0.5%'],
  ['percent', '100 percent', '100', '100%'],
  ['phone', '(512) 555-0142 x3', '5125550142 x3', '(512) 555-0142 ext. 3'],
  ['phone', '512.555.0142 ext. 12', '5125550142 x12', '(512) 555-0142 ext. 12'],
  ['phone', '+1 512 555 0142', '5125550142', '(512) 555-0142'],
  ['phone', '1-512-555-0142', '5125550142', '(512) 555-0142'],
  ['phone', '+44 20 7946 0958', '+44 20 7946 0958', '+44 20 7946 0958'],
  ['zip', ' 78701 ', '78701', '78701'],
  ['zip', '787011234', '78701-1234', '78701-1234'],
  ['county', 'Travis County', 'Travis', 'Travis'],
  ['county', 'Lafayette Parish', 'Lafayette', 'Lafayette'],
  ['county', 'City of Norfolk', 'City of Norfolk', 'City of Norfolk'],
  ['county', 'James City County', 'James City County', 'James City County'],
  ['county', 'Doña Ana', 'Doña Ana', 'Doña Ana'],
  ['email', ' Ada@Example.COM ', 'Ada@example.com', 'Ada@example.com'],
  ['state', 'texas', 'TX', 'Texas'],
  ['state', 'D.C.', 'DC', 'District of Columbia'],
  ['name', '  Ada  Marie Núñez ', 'Ada Marie Núñez', 'Ada Marie Núñez'],
  ['name', "Siobhán O'Brien-Nguyễn, Jr.", "Siobhán O'Brien-Nguyễn, Jr.", "Siobhán O'Brien-Nguyễn, Jr."],
  ['name', 'Ελένη Παπαδοπούλου', 'Ελένη Παπαδοπούλου', 'Ελένη Παπαδοπούλου'],
  ['name', 'Ng', 'Ng', 'Ng'],
  ['company', '3M', '3M', '3M'],
  ['company', 'Smith & Sons, Inc.', 'Smith & Sons, Inc.', 'Smith & Sons, Inc.'],
  [
    'address',
    '418 Alder Court, Apt 2, Oakland, CA 94607',
    '418 Alder Court, Apt 2, Oakland, CA 94607',
    '418 Alder Court, Apt 2, Oakland, California 94607'
  ],
  [
    'address',
    '12 Fern Court, Dover, Delaware 19904',
    '12 Fern Court, Dover, DE 19904',
    '12 Fern Court, Dover, Delaware 19904'
  ],
  [
    'address',
    '1600 Pennsylvania Ave NW, Washington, D.C. 20500',
    '1600 Pennsylvania Ave NW, Washington, DC 20500',
    '1600 Pennsylvania Ave NW, Washington, District of Columbia 20500'
  ],
  [
    'address',
    'PSC 1234, Box 5678, APO, AE 09009',
    'PSC 1234, Box 5678, APO, AE 09009',
    'PSC 1234, Box 5678, APO, AE 09009'
  ],
  ['place', 'Round Rock, Texas', 'Round Rock, TX', 'Round Rock, Texas'],
  ['place', 'Round Rock TX', 'Round Rock, TX', 'Round Rock, Texas']
]

/** What is refused at the field. It travels and is printed as it was typed. */
export const REFUSED: readonly [format: Format, typed: string, said: RegExp][] = [
  ['date', '2/30/2026', /a date that exists, such as April 12, 1980\./],
  ['date', '13/4/1980', /a date that exists/],
  ['date', 'next Tuesday', /a date that exists/],
  ['date', '5/9/1', /a date that exists/],
  ['date', '1/1/1799', /a date that exists/],
  ['birth_date', '5/9/2031', /lies ahead/],
  ['birth_date', '5/9/1890', /more than 130 years ago/],
  ['birth_date', '5//1956', /a month, day and year that exist, such as April 12, 1980\./],
  ['money', 'five thousand', /an amount in dollars, such as \$1,250\.00\./],
  ['money', '5,00', /an amount in dollars/],
  ['money', '5.000,00', /an amount in dollars/],
  ['money', '-5', /an amount in dollars/],
  ['money', '1e3', /an amount in dollars/],
  ['number', 'three', /a whole number, such as 3\./],
  ['number', '1.5', /a whole number/],
  ['number', '12,00', /a whole number/],
  ['percent', '101', /between 0 and 100, such as 33\.33%\./],
  ['percent', '1/3', /between 0 and 100/],
  ['percent', '%', /between 0 and 100/],
  ['phone', '55501', /with its area code, such as \(512\) 555-0142\./],
  ['phone', '555-0142', /with its area code/],
  ['phone', 'call me', /with its area code/],
  ['zip', '7870', /a five-digit ZIP code, such as 78701\./],
  ['county', '123', /name of the county/],
  ['email', 'ada@mail.c', /valid email address/],
  ['state', 'Texs', /choose a state/],
  ['name', 'x', /full name, such as Ada Marie Núñez\./],
  ['name', 'J. P.', /full name/],
  ['name', '12345', /full name/],
  ['name', '李小龍', /Latin letters, as it stands on your passport or driver's license/],
  ['name', 'Ada 👍', /leave out “👍”/],
  ['company', 'x', /name of the company/],
  ['company', '小米科技', /Latin letters/],
  ['address', '418 Alder Court', /the city or town/],
  ['address', 'Oakland, CA 94607', /the street and number|the city/],
  ['address', '418 Alder Court, Oakland, TX 94607', /ZIP code 94607 is in California, not in Texas\./],
  ['address', '418 Alder Court, , Oakland, CA,', /ZIP code/],
  ['address', '10 Downing Street, London, United Kingdom', /the city or town|the state/],
  ['place', 'Round Rock, Texs', /the state/],
  ['place', 'x, TX', /the city/],
  ['place', 'Toronto, Canada', /the state/]
]

/** Outside the United States, where the question allows it. */
export const ABROAD = {
  taken: [
    '10 Downing Street, London SW1A 2AA, United Kingdom',
    '12 Rustaveli Avenue, Tbilisi, Georgia',
    'Toronto, Canada'
  ],
  refused: [
    '418 Alder Court, Oakland, CA',
    '418 Alder Court, Oakland, 94607',
    '12 Rue Cler',
    'Berlin, DE',
    ', , Oakland, ,'
  ]
} as const

/** What was probably meant. */
export const OFFERED: readonly [format: Format, value: string, offer: string | null][] = [
  ['name', 'margaret oconnell', 'Margaret O’Connell'],
  ['name', 'maría de la cruz-núñez', 'María de la Cruz-Núñez'],
  ['name', "sean o'brien jr", 'Sean O’Brien Jr.'],
  ['name', 'ronald mcdonald iii', 'Ronald McDonald III'],
  ['name', 'mack truck', 'Mack Truck'],
  ['name', 'omar odom', 'Omar Odom'],
  ['name', 'Margaret O’Connell', null],
  ['name', 'Ada de la Cruz', null],
  ['name', 'bell hooks', 'Bell Hooks'],
  ['name', 'x', null],
  ['email', 'ada@gmial.com', 'ada@gmail.com'],
  ['email', 'ada@gmail.con', 'ada@gmail.com'],
  ['email', 'ada@yaho.com', 'ada@yahoo.com'],
  ['email', 'ada@ymail.com', null],
  ['email', 'ada@example.com', null],
  ['email', 'ada@mail.com', null]
]
