/** What people write where the map has another name. Both sides are folded. */
const otherNames: Readonly<Record<string, string>> = {
  usa: 'united states of america',
  us: 'united states of america',
  'united states': 'united states of america',
  america: 'united states of america',
  uk: 'united kingdom',
  england: 'united kingdom',
  scotland: 'united kingdom',
  wales: 'united kingdom',
  'great britain': 'united kingdom',
  britain: 'united kingdom',
  uae: 'united arab emirates',
  emirates: 'united arab emirates',
  ksa: 'saudi arabia',
  'czech republic': 'czechia',
  holland: 'netherlands',
  burma: 'myanmar',
  'south sudan': 's sudan',
  'central african republic': 'central african rep',
  'dominican republic': 'dominican rep',
  'bosnia and herzegovina': 'bosnia and herz',
  'democratic republic of the congo': 'dem rep congo',
  'republic of the congo': 'congo',
  "cote d'ivoire": "côte d'ivoire",
  'ivory coast': "côte d'ivoire",
  'equatorial guinea': 'eq guinea',
  'western sahara': 'w sahara',
  'north macedonia': 'macedonia',
  swaziland: 'eswatini',
  'solomon islands': 'solomon is',
  turkiye: 'turkey',
  türkiye: 'turkey',
}

const fold = (name: string): string =>
  name.normalize('NFC').toLowerCase().replaceAll('.', '').replaceAll(/\s+/g, ' ').trim()

/** The one form by which a country's name as a student wrote it and its name on the map are the same. */
export const countryKey = (name: string): string => {
  const folded = fold(name)
  return otherNames[folded] ?? folded
}
