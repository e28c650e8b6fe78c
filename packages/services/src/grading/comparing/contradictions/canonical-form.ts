import { elementAt } from '@quizwright/domain/defined.ts'

/*
 * Writes sentences that say the same in one form: the cause before the effect, who does something before what it is
 * done to, and what is more before what is less. Then the order of the words tells who does what to whom.
 */

/** Longer sentences stay as they are. */
const longest = 400

const place = 'at|in|on|during|within|inside|under|through|for|from|with|between|among|near|into|to'
const frontPhrase = new RegExp(`^((?:${place}) [^,]+), (.+)$`)
const causes = 'because of|because|due to|owing to|thanks to|as a result of|since|whenever|when|if'
const causeFirst = new RegExp(`^(?:${causes}) ([^,]+), (?:then )?(.+)$`)
const causeLast = new RegExp(`^(.+?),? (?:${causes}) (.+)$`)
/** What follows is the effect. */
const concluding = ['so', 'therefore', 'thus', 'hence', 'consequently', 'as a result'].join('|')
const effect = new RegExp(`,? (?:and )?(?:${concluding}) `, 'g')
const resultsFrom =
  /^(.+?) (?:results?|resulted|stems?|arises?|arose|comes?|came|follows?|originates?) from (.+)$/
const causing = new RegExp(
  String.raw`\b(?:leads?|led) to\b|\bresult(?:s|ed)? in\b|\b(?:causes?|caused|triggers?|triggered|gives? rise to|` +
    String.raw`brings? about|makes?)\b`,
  'g',
)

const auxiliary = '(?:is|are|was|were|be|been|being|gets?|got)'
const adverbs = String.raw`(?:(?:\p{L}+ly|also|always|often|then|being|been) )*`
const participle = String.raw`\p{L}+(?:ed|en|n|t|d|ng|de)`
const plainParticiple = String.raw`\p{L}{2,}ed|held|kept|made|found|built|bound|written|taken|shown|known|put`
/** "By" names who does it. In sentences without it, a place may: "is stored in a pointer". */
const passive = [
  ['by', participle],
  ['(?:in|with|on|inside|within|through)', plainParticiple],
].map(
  ([link, done]) =>
    new RegExp(
      String.raw`^(.+) ${auxiliary} ${adverbs}(${done})((?: .+?)?) ${link} ` +
        String.raw`((?:(?! (?:and|${place}) ).)+)(.*)$`,
      'u',
    ),
)
/** The second part of a sentence may leave out the auxiliary: "... and answered by the server". */
const shortPassive = new RegExp(String.raw`(${participle}) by ((?:the |an? )?\p{L}+)`, 'u')

const comparative =
  /(?<!\bmore )\b(?!(?:oth|rath|wheth|eith|bett|nev|numb|wat|aft|few)er\b)(\p{L}{2,}er) than\b/u
const comparisonOfLess = /^(.+?) (\p{L}+) (?:less|fewer) (.*?)\s?than ([^,]+)(.*)$/u
const comparisonOfMore = /^(.+?) (\p{L}+) (more .*?)\s?than ([^,]+)(.*)$/u

const orderCauses = (sentence: string): string => {
  const first = causeFirst.exec(sentence)
  if (first) return `${orderRoles(elementAt(first, 1))} causes ${orderRoles(elementAt(first, 2))}`
  const last = causeLast.exec(sentence)
  if (last) return `${orderRoles(elementAt(last, 2))} causes ${orderRoles(elementAt(last, 1))}`
  const from = resultsFrom.exec(sentence)
  return from ? `${from[2]} causes ${from[1]}` : orderRoles(sentence)
}

const orderRoles = (clause: string): string => {
  for (const pattern of passive) {
    const found = pattern.exec(clause)
    if (found)
      return `${found[4]} ${found[2]} ${found[1]}${found[3]}${found[5]}`.replace(shortPassive, '$2 $1')
  }
  return orderComparison(clause)
}

const orderComparison = (clause: string): string =>
  clause.replace(comparative, 'more $1 than').replace(comparisonOfLess, '$4 $2 more $3 than $1$5')

/** Exchanges the two sides of a comparison: "a is more x than b" becomes "b is more x than a". */
export const turnComparison = (canonical: string): string | undefined =>
  comparisonOfMore.test(canonical) ? canonical.replace(comparisonOfMore, '$4 $2 $3 than $1$5') : undefined

/** Returns a sentence in lower case in its canonical form. */
export const toCanonicalForm = (sentence: string): string => {
  const plain = sentence.replace(/\s+/g, ' ').trim()
  if (plain.length > longest) return plain
  const front = frontPhrase.exec(plain)
  const ordered = front ? `${orderCauses(elementAt(front, 2))} ${front[1]}` : orderCauses(plain)
  return ordered.replaceAll(causing, 'causes').replaceAll(effect, ' causes ')
}
