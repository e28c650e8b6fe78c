import { anyAnswerName } from './field-names.ts'
import { headingWords } from './printed-headings.ts'

/** Names of a key that are no name of one answer. */
export const keyNames =
  String.raw`answers?\s*key|key\s+answers?|mark(?:ing)?\s*(?:scheme|guide)|réponses|` +
  String.raw`(?:clé\s+de\s+)?correction|corrigés?|ключи?(?:\s+к\s+тесту)?|` +
  String.raw`clave\s+de\s+respuestas|` +
  String.raw`solucionario|l[öo]sungsschlüssel|cevap\s+anahtar[ıi]|bảng\s+đáp\s+án|kunci\s+jawaban|` +
  String.raw`skema\s+jawapan|klucz(?:\s+odpowiedzi)?|مفتاح\s+(?:ال)?[إا]جاب(?:ة|ات)|` +
  'megoldókulcs|megoldások|(?:spr[áa]vn[ée]\\s+)?odpov(?:[ěe]di|ede)|řešení|riešenia|' +
  'rozwiązania|lösungen|oplossingen|' +
  'ratkaisut|oikeat\\s+vastaukset|cheia\\s+răspunsurilor|rješenja|rešitve|javoblar\\s+kaliti|参考答案|' +
  String.raw`(?:ال)?[إا]جابات(?:\s+ال\p{L}+)?|(?:درست\s+)?جوابات|` +
  String.raw`کلید(?:\s+پاسخ)?|پاسخ‌?نامه|उत्तर\s*(?:कुंजी|माला)|উত্তর\s*মালা`
const keyHeading = new RegExp(
  String.raw`^\s*(?:(?:short|quick|final|full|complete|all|mcqs?)\s+)?` +
    String.raw`(?:${keyNames}|${headingWords('key')}|answer\s*sheet|solutions?|${anyAnswerName})` +
    String.raw`(?:\s*(?:&|and|with|und|et|y|e)\s*(?:explanations?|solutions?|rationales?|erklärungen|explications|` +
    String.raw`explicaciones|spiegazioni))?` +
    String.raw`\s*(?:[:：]\s*)?$`,
  'iu',
)
/** Most lines of a list have a number or begin as an option does, and several steps look at each of them. */
const isOtherLine = /\d|^\s*\S[).]/
/** Lines around a heading: "----- KEY -----", "Answers:-". */
const decoration = /^[\s=*_#~–—-]+|[\s=*_#~–—-]+$/gu
const emojiBefore = /^\s*\p{Extended_Pictographic}\uFE0F?\s*/u
/** What a key belongs to may stand behind its name: "Answer Key – C Programming". */
const keyOfTitle = new RegExp(
  String.raw`^\s*(?:${keyNames}|${headingWords('key')})\s*[-–—:]\s*[^\d?？]{1,60}$`,
  'iu',
)
export const isKeyHeading = (text: string): boolean => {
  if (isOtherLine.test(text)) return false
  const plain = text.replace(emojiBefore, '').replace(decoration, '')
  return keyHeading.test(plain) || keyOfTitle.test(plain)
}

const rangeAtEnd = /^[^\d]{2,60}\d{1,3}\s*[-–—]\s*\d{1,3}\s*[)\]）]?\s*:?\s*$/
/** Whether a line says which questions a part of a key answers: "Reading (1–54)". */
export const isRangeOfKey = (text: string): boolean => rangeAtEnd.test(text)
