import { decodeHTML } from 'entities'

/** What may be an entity, and CDATA, where nothing is one. */
const ampersand = /<!\[CDATA\[.*?(?:\]\]>|$)|&(?:#?\w+;)?/gs

/**
 * XML in which each `&` that begins no entity is written as one. People who type questions into a file forget that, and
 * a parser then takes all that follows for one broken entity.
 */
export const withAmpersands = (xml: string): string =>
  xml.replaceAll(ampersand, (found) =>
    found.startsWith('&') && decodeHTML(found) === found ? `&amp;${found.slice(1)}` : found,
  )
