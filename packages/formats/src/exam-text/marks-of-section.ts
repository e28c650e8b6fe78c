import { decimal } from '../decimals.ts'
import type { ListedQuestion } from './listed-question.ts'
import { marksWords } from './patterns.ts'

/** Words that stand before or behind the marks which each question of a section has. */
const wordsForEach =
  String.raw`each(?:\s+(?:questions?|items?|statements?|blanks?|(?:correct|right)\s+answers?))?|` +
  String.raw`(?:every|per)\s+(?:question|item|correct\s+answer)|all\s+questions\s+(?:carry|are\s+worth)|` +
  String.raw`je(?:weils)?|pro\s+(?:frage|aufgabe)|chacune?|(?:par|pour\s+chaque)\s+question|` +
  String.raw`c\/u|cada(?:\s+(?:una?|pregunta|quest[ãa]o|respuesta\s+correcta))?|por\s+(?:pregunta|quest[ãa]o)|` +
  String.raw`ciascun[ao]|per\s+(?:ogni\s+)?domanda|po|по|за\s+(?:каждый|каждое)[^.;,]{0,30}|` +
  String.raw`her\s+(?:bir\s+)?soru(?:nun)?|her\s+biri|masing-masing|(?:se)?tiap\s+soal|mỗi\s+câu|` +
  String.raw`لكل\s+(?:سؤال|فقرة)|ہر\s+سوال|प्रत्येक(?:\s+प्रश्न)?|প্রতিটি(?:\s+প্রশ্ন)?`
/** Chinese, Japanese and Korean set them without blanks. */
const wordsBeforeNumber = '每小?题|各题?|各'
const marks = String.raw`(?<![\p{Nd}.,])(\d+(?:[.,]\d+)?)\s*(?:${marksWords})(?!\p{L})`
const between = String.raw`(?:[^\p{Nd}.;,，；。()（）]{0,30}?[\s:：])?`

const eachBefore = new RegExp(
  String.raw`(?:(?<!\p{L})(?:${wordsForEach})(?!\p{L})${between}|(?:${wordsBeforeNumber}|각)\s*)\s*${marks}`,
  'iu',
)
const eachBehind = new RegExp(
  String.raw`${marks}\s*(?:for\s+|за\s+)?(?<!\p{L})(?:${wordsForEach})(?!\p{L})`,
  'iu',
)
/** "10 x 2 = 20": so many questions of so many marks, or the other way round. */
const product = new RegExp(
  String.raw`(?<![\p{L}\p{Nd}.])(${decimal})\s*[x×*]\s*(${decimal})\s*=\s*(${decimal})(?![\p{Nd}])`,
  'iu',
)
/** What is taken off for a wrong answer is no mark. */
const forWrong =
  /\b(?:wrong|incorrect|deduct\w*|minus|penalt\w*|negative|lose[sd]?|lost|falsche?|incorrecta?)\b/iu
const withoutPenalty = /\b(?:no|without)\s+(?:negative|penalt\w*)[^.;,]*/giu

const numberOf = (text: string): number => Number(text.replace(',', '.'))
const isMark = (value: number): boolean => value > 0 && value <= 100

const byWords = (text: string): number | undefined => {
  for (const part of text.replaceAll(withoutPenalty, '').split(/[;；。\n]|[.,，](?=\s|\p{L}|$)/u)) {
    const found = forWrong.test(part) ? undefined : (eachBefore.exec(part) ?? eachBehind.exec(part))
    if (found?.[1] !== undefined) return numberOf(found[1])
  }
  return undefined
}

const byProduct = (text: string, count: number): number | undefined => {
  const [first, second, sum] = (product.exec(text)?.slice(1) ?? []).map(numberOf)
  if (first === undefined || second === undefined || first * second !== sum) return undefined
  if (first === count) return second
  return second === count ? first : undefined
}

/** "(5 marks)": what a whole section has, which is that of its question if it has only one. */
const total = new RegExp(String.raw`[([（]\s*(?:total\s*[:=]?\s*)?${marks}\s*[)\]）]`, 'iu')
const byTotal = (text: string, count: number): number | undefined => {
  const found = count === 1 ? total.exec(text)?.[1] : undefined
  return found === undefined ? undefined : numberOf(found)
}

/** The marks that each of the `count` questions below a text has, if the text says so: "(2 marks each)". */
const marksEach = (text: string, count: number): number | undefined => {
  const found = byWords(text) ?? byProduct(text, count) ?? byTotal(text, count)
  return found !== undefined && isMark(found) ? found : undefined
}

const isAsked = ({ number, options, fields }: ListedQuestion): boolean =>
  number !== undefined || options.length > 0 || Object.keys(fields).length > 0

/**
 * Gives questions the marks that the heading of their section has for each of them, or a text above them: "Section A
 * (2 points each)", "Each question carries 2 marks". What a question says itself stays.
 */
export const withMarksOfSection = <Question extends ListedQuestion>(
  questions: readonly Question[],
): Question[] => {
  const counts = new Map<string, number>()
  for (const question of questions)
    if (isAsked(question)) counts.set(question.section, (counts.get(question.section) ?? 0) + 1)
  const ofSections = new Map<string, number | undefined>()
  const ofTexts = new Map<string, number>()
  return questions.map((question) => {
    const { section } = question
    const count = counts.get(section) ?? 0
    if (!isAsked(question)) {
      const told = marksEach(question.stem.join('\n'), count)
      if (told !== undefined) ofTexts.set(section, told)
      return question
    }
    if (!ofSections.has(section)) ofSections.set(section, marksEach(section, count))
    // What stands above the first section is said of the whole paper.
    const each = ofSections.get(section) ?? ofTexts.get(section) ?? ofTexts.get('')
    const isSaid = question.marks !== undefined || question.fields.marks !== undefined
    return each === undefined || isSaid ? question : { ...question, marks: each }
  })
}
