import { decodeHTML } from 'entities'

/** Matches entities, and CDATA sections, in which nothing is an entity. */
const ampersand = /<!\[CDATA\[.*?(?:\]\]>|$)|&(?:#?\w+;)?/gs

/**
 * Escapes each `&` that begins no entity. People who type questions into a file forget this, and a parser
 * then takes everything that follows for one broken entity.
 */
export const withAmpersands = (xml: string): string =>
  xml.replaceAll(ampersand, (found) =>
    found.startsWith('&') && decodeHTML(found) === found ? `&amp;${found.slice(1)}` : found,
  )
