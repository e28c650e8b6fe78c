import type { ExamLine } from './exam-line.ts'

const names =
  'section|part|chapter|unit|module|lesson|topic|teil|kapitel|sezione|capitolo|secci[óo]n|cap[íi]tulo|partie|chapitre|' +
  'глава|тема|bab'
const sectionHeading = new RegExp(
  String.raw`^\s*(?:${names})\s+(?:[A-Z]|\d{1,3}|[IVX]{1,5})(?![\p{L}\p{N}])[^?]{0,80}$`,
  'iu',
)
const chineseHeading = /^\s*[一二三四五六七八九十]{1,3}、/

/** Whether a line is a heading without a colon, such as "Section A" or "Part 2: Rivers". */
export const isSectionHeading = (text: string): boolean =>
  sectionHeading.test(text) || chineseHeading.test(text)

const sectionName = new RegExp(
  String.raw`^\s*((?:${names})\s+(?:[A-Z]|\d{1,3}|[IVX]{1,5}))(?![\p{L}\p{N}])` +
    String.raw`\s*[:.)–—-]*\s*(.*)$`,
  'isu',
)

/** What a heading calls its section, "Section A", and the text behind it; undefined for other headings. */
export const readSectionName = (text: string): { name: string; rest: string } | undefined => {
  const [, name, rest] = sectionName.exec(text) ?? []
  return name === undefined || rest === undefined ? undefined : { name, rest }
}

const kinds =
  String.raw`multiple[-\s]choice|true\s*(?:or|and|\/|-)\s*false|essays?|short[-\s]answers?|long[-\s]answers?|` +
  String.raw`(?:richtig|wahr)\s*(?:oder|\/)\s*falsch|vrai\s*(?:ou|\/)\s*faux|verdadero\s*(?:o|\/)\s*falso|` +
  String.raw`vero\s*(?:o|\/)\s*falso|verdadeiro\s*(?:ou|\/)\s*falso|l[üu]ckentext|` +
  String.raw`fill[-\s]in|identification|matching|enumeration|problems?|descriptive|objective`
const kindHeading = new RegExp(
  String.raw`^\s*(?:[IVX]{1,5}|[A-H])[.)]\s*(?:${kinds})\b(?:\s+(?:type|questions?|items?|the\s+blanks?))*` +
    String.raw`\s*(?:$|[:.(–—-])[^?]*$`,
  'i',
)

/** Marks lines that number sections by the kind of their questions: "II. True or False". */
export const withKindHeadings = (lines: readonly ExamLine[]): readonly ExamLine[] =>
  lines.map((line) =>
    !line.isCode && !line.label && kindHeading.test(line.text) ? { ...line, isHeading: true } : line,
  )
