import { negations } from '../word-lists.ts'

/** Words that have content of their own, but turn the meaning of a sentence round as "not" does. */
const otherEnglish =
  'nobody nowhere barely scarcely rarely seldom wrong unable lack lacks lacked lacking absent absence'
const german = 'nicht kein keine keiner keinen keinem keines nie niemals nichts niemand ohne weder kaum'
const french = 'pas jamais aucun aucune rien sans ni guère'
const spanish = 'nunca jamás sin ningún ninguno ninguna nada nadie tampoco'
const arabic = 'لا ليس ليست لم لن غير بدون دون'
const urdu = 'نہیں نہ مت بغیر بنا'

const all: ReadonlySet<string> = new Set([
  ...negations,
  ...[otherEnglish, german, french, spanish, arabic, urdu].join(' ').split(' '),
])

export const isNegation = (word: string): boolean => all.has(word)
