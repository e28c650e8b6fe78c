/**
 * Common spellings of countries besides the English names and ISO codes, by two-letter code. They are normalized by
 * `foldPlace`.
 */
const spellings: Readonly<Record<string, readonly string[]>> = {
  AE: ['uae', 'u a e', 'emirates'],
  BA: ['bosnia', 'bosnia and herz'],
  BN: ['brunei darussalam'],
  BO: ['plurinational state of bolivia'],
  CD: ['drc', 'dem rep congo', 'democratic republic of the congo', 'congo kinshasa', 'zaire'],
  CF: ['central african rep'],
  CG: ['republic of the congo', 'congo brazzaville'],
  CI: ['ivory coast'],
  CN: ['prc', 'peoples republic of china'],
  CV: ['cabo verde'],
  CZ: ['czech republic'],
  DO: ['dominican rep'],
  EH: ['w sahara'],
  FK: ['falkland is'],
  FM: ['federated states of micronesia'],
  GB: ['uk', 'u k', 'great britain', 'britain', 'england', 'scotland', 'wales', 'northern ireland'],
  GQ: ['eq guinea'],
  HK: ['hong kong sar', 'hong kong sar china'],
  IN: ['bharat', 'hindustan'],
  KG: ['kyrgyz republic'],
  KP: ['dprk', 'democratic peoples republic of korea', 'korea north'],
  KR: ['rok', 'republic of korea', 'korea south'],
  LA: ['lao pdr', 'lao peoples democratic republic'],
  MK: ['macedonia', 'former yugoslav republic of macedonia'],
  MM: ['burma', 'myanmar burma'],
  MO: ['macau', 'macao sar china', 'macau sar china'],
  NC: ['n caledonia'],
  NL: ['holland'],
  PK: ['pak'],
  PS: ['palestinian territories', 'west bank and gaza'],
  RU: ['russian federation'],
  SA: ['ksa', 'k s a'],
  SB: ['solomon is'],
  SS: ['s sudan'],
  SY: ['syrian arab republic'],
  SZ: ['swaziland'],
  TF: ['fr s antarctic lands'],
  TL: ['east timor'],
  TR: ['turkey'],
  TW: ['republic of china', 'taiwan province of china'],
  US: ['usa', 'u s a', 'u s', 'america', 'united states of america'],
  VA: ['vatican', 'holy see'],
  VN: ['viet nam'],
}

/** Maps each of these spellings to its two-letter code. */
export const otherSpellings: ReadonlyMap<string, string> = new Map(
  Object.entries(spellings).flatMap(([code, names]) => names.map((name): [string, string] => [name, code])),
)
