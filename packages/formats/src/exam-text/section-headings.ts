import type { ExamLine } from './exam-line.ts'
import { readOptionStart, readQuestionStart } from './patterns.ts'
import { elementAt } from '@quizwright/domain/defined.ts'

const names =
  'section|part|test|chapter|unit|module|lesson|topic|teil|kapitel|sezione|capitolo|secci[óo]n|cap[íi]tulo|partie|' +
  'chapitre|глава|тема|bab|round|runde|manche|ronda|тур|раздел|часть|розділ|частина|bagian|bölüm|kısım|część|' +
  'rozdział|phần|témakör|fejezet|exercise|exercice|ejercicio|esercizio|exercício|übung|упражнение|latihan|' +
  'حصہ|سیکشن|بخش|مشق|الجزء|القسم|تمرين|भाग|खंड|खण्ड|अभ्यास|খণ্ড|অংশ'
const sectionHeading = new RegExp(
  String.raw`^\s*(?:${names})\s+(?:[A-Z]|\d{1,3}|[IVX]{1,5})(?![\p{L}\p{N}])[^?]{0,80}$`,
  'iu',
)
const chineseHeading =
  /^\s*(?:[一二三四五六七八九十]{1,3}、|第\s*[一二三四五六七八九十\d]{1,3}\s*(?:[讲章节课]|部分|单元|大题)\s*\S[^?？]{0,40}$)/

const partName = new RegExp(
  String.raw`^\s*(?:${names})\s+(?:\p{L}\p{M}*|\p{Nd}{1,3}|[IVX]{1,5}|الف)(?![\p{L}\p{N}])`,
  'iu',
)
/** Whether a line begins with the name of a part, in whatever script: "Exercise 2: …", "खंड ब: …". */
export const isPartName = (text: string): boolean => partName.test(text)

/** Whether a line is a heading without a colon, such as "Section A" or "Part 2: Rivers". */
export const isSectionHeading = (text: string): boolean =>
  sectionHeading.test(text) || chineseHeading.test(text)

const kinds =
  String.raw`multiple[-\s]choice|true\s*(?:or|and|\/|-)\s*false|essays?|short[-\s]answers?|long[-\s]answers?|` +
  String.raw`(?:selecci[óo]n|opci[óo]n)\s+(?:m[úu]ltiple|[úu]nica)|respuestas?\s+(?:breves?|cortas?|largas?)|` +
  String.raw`desarrollo|t[ée]rminos\s+pareados|m[úu]ltipla\s+escolha|dissertativas?|scelta\s+multipla|` +
  String.raw`domande\s+aperte|choix\s+multiples?|qcm|pilihan\s+ganda|isian(?:\s+singkat)?|uraian|esai|menjodohkan|` +
  String.raw`benar\s*(?:\/|-|atau)\s*salah|jawaban\s+singkat|questions?\s+ouvertes?|auswahlfragen|` +
  String.raw`offene\s+fragen|zuordnung|(?:richtig|wahr)\s*(?:oder|\/)\s*falsch|vrai\s*(?:ou|\/)\s*faux|` +
  String.raw`verdadero\s*(?:o|\/)\s*falso|vero\s*(?:o|\/)\s*falso|verdadeiro\s*(?:ou|\/)\s*falso|l[üu]ckentext|` +
  String.raw`fill[-\s]in|identification|match(?:ing)?(?:\s+the\s+(?:following|columns?|pairs|items))?|` +
  String.raw`enumeration|problems?|descriptive|objective|(?:बहुविकल्पीय|वस्तुनिष्ठ|(?:अति\s*)?लघु\s*उत्तरीय|` +
  String.raw`दीर्घ\s*उत्तरीय)(?:\s+प्रश्न)?|معروضی(?:\s+سوالات)?|مختصر\s+سوالات|انشائیہ(?:\s+سوالات)?|` +
  String.raw`اختيار\s+من\s+متعدد|صح\s+و\s*خطأ|أسئلة\s+مقالية`

/** "第二部分 判断题（每题2分）" also stands below a question without options. */
const chinesePart = /^\s*第\s*[一二三四五六七八九十\d]{1,3}\s*(?:部分|大题)[\s:：、]*\S[^?？。]{0,40}$/

const sectionName = new RegExp(
  String.raw`^\s*((?:${names})\s+(?:[A-Z]|\d{1,3}|[IVX]{1,5}))(?![\p{L}\p{N}])` +
    String.raw`\s*[:.)–—-]*\s*(.*)$`,
  'isu',
)

/** "A. Multiple choice" and, in a key, "A. 1. c  2. b" name a section by its letter alone. */
const sectionLetter = new RegExp(
  String.raw`^\s*([A-H]|[IVX]{1,5})[.)]\s+((?:${kinds})(?!\p{L}).*|\d{1,3}\s*[.)].*)$`,
  'isu',
)

/** "一、选择题", and in a key "一、1.B 2.D". */
const chineseName = /^\s*([一二三四五六七八九十]{1,3})、\s*(\S.*)$/s

/** What a heading calls its section, "Section A", and the text behind it; undefined for other headings. */
export const readSectionName = (text: string): { name: string; rest: string } | undefined => {
  const [, name, rest] = sectionName.exec(text) ?? sectionLetter.exec(text) ?? chineseName.exec(text) ?? []
  return name === undefined || rest === undefined ? undefined : { name, rest }
}

const kindHeading = new RegExp(
  String.raw`^\s*(?:[IVX]{1,5}|[A-H])[.)]\s*(?:${kinds})\b(?:\s+(?:type|questions?|items?|the\s+blanks?))*` +
    String.raw`\s*(?:$|[:.(–—-])[^?]*$`,
  'i',
)

/** "单选题", "二、判断题", as Chinese papers name the kind of what follows. */
const chineseKinds =
  '(?:单项?选择?|多项?选择?|不定项选择|选择|判断|填空|简答|问答|论述|计算|分析|案例分析)题|名词解释|單選題|多選題|是非題|選擇題'
const kindAlone = new RegExp(
  String.raw`^\s*(?:${kinds}|${chineseKinds})(?:\s+(?:type|questions?|items?|the\s+blanks?|statements?))*\s*:?\s*$`,
  'i',
)

/**
 * Marks lines that name a section by the kind of its questions: with a number, "II. True or False", or alone above a
 * numbered question, as banks of tests have them.
 */
export const withKindHeadings = (lines: readonly ExamLine[]): readonly ExamLine[] =>
  lines.map((line, index) => {
    if (line.isCode || line.label) return line
    return chinesePart.test(line.text) ||
      (kindHeading.test(line.text) && !isAmongOptions(lines, index)) ||
      (kindAlone.test(line.text) && isAboveNumber(lines, index))
      ? { ...line, isHeading: true }
      : line
  })

/** "a) True or false" may be one of several options. */
const isAmongOptions = (lines: readonly ExamLine[], index: number): boolean => {
  const own = readOptionStart(elementAt(lines, index).text)?.letter
  const [before, behind] = [
    lines.slice(Math.max(0, index - 3), index).toReversed(),
    lines.slice(index + 1, index + 4),
  ]
    .map((some) => some.find(({ text }) => text.trim() !== ''))
    .map((line) => line && readOptionStart(line.text)?.letter)
  if (!own) return false
  const place = own.charCodeAt(0)
  return before?.charCodeAt(0) === place - 1 || behind?.charCodeAt(0) === place + 1
}

const isAboveNumber = (lines: readonly ExamLine[], index: number): boolean => {
  const isBehindBlank = index === 0 || elementAt(lines, index - 1).text.trim() === ''
  const next = lines.slice(index + 1, index + 4).find(({ text }) => text.trim() !== '')
  return (
    isBehindBlank &&
    next !== undefined &&
    (next.label?.kind === 'number' || readQuestionStart(next.text) !== undefined)
  )
}
