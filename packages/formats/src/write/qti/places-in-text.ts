const place = /(\u{F8F0}\d+\u{F8F1})/u

/** A sign of no language marks the place of a gap while the text becomes markup. */
export const placeOf = (no: number): string => `\u{F8F0}${no}\u{F8F1}`

/** Markup with another text for each place. */
export const withoutPlaces = (markup: string, write: (no: number) => string): string =>
  markup
    .split(place)
    .map((part, index) => (index % 2 === 0 ? part : write(Number(part.slice(1, -1)))))
    .join('')

/** The words of a text around its places, and the places; undefined if it has none. */
export const atPlaces = (text: string): { words: string[]; places: string[] } | undefined => {
  const parts = text.split(place)
  if (parts.length === 1) return undefined
  return {
    words: parts.filter((_, index) => index % 2 === 0),
    places: parts.filter((_, index) => index % 2 === 1),
  }
}
