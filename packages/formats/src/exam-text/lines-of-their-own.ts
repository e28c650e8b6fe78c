import type { ListedQuestion } from './listed-question.ts'

/** A setting of Sakai or of a program of quizzes for one question. */
export const setting = /^\s*(?:#randomi[sz]e\s*:|::(?:time|timer|points|score|difficulty|image)=\S*\s*$)/i
const pageNames = String.raw`page|seite|página|pagina|pág\.?|стр\.?|страница|sayfa|halaman|trang|صفحة|صفحہ|صفحه|पृष्ठ|第`
/** The number of a printed page, which a copied text has between its lines. */
export const pageNumber = new RegExp(
  String.raw`^\s*[-–—]?\s*(?:${pageNames})\s*\p{Nd}{1,4}\s*` +
    String.raw`(?:(?:of|von|de|di|sur|из|\/|dari)\s*\p{Nd}{1,4}|页)?\s*[-–—]?\s*$`,
  'iu',
)
/** What a page of questions offers below them. */
export const offer = new RegExp(
  String.raw`^\s*(?:(?:reveal|show|hide|view)\s+(?:the\s+)?(?:solution|answer)s?` +
    String.raw`(?:\s+(?:discussion(?:\s+\d{1,5})?|workspace))?|` +
    String.raw`discussion\s+\d{1,5}|question\s+\d{1,4}\s+options:|saved|` +
    String.raw`not\s+(?:yet\s+)?(?:answered|saved)|flag(?:ged)?\s+question)\s*$`,
  'i',
)
const topicOfBank = /^\s*topic\s*#?\s*\d{1,3}\s*$/i
/** The part of a bank that a question is from, between its number and its text, which may have very many lines. */
export const partOfBank = (text: string, { stem, options }: ListedQuestion): string | undefined =>
  topicOfBank.test(text) && options.length === 0 && stem.every((one) => one.trim() === '')
    ? text.trim()
    : undefined
/** What a printed result says of a student is no key. */
export const answerOfStudent =
  /^\s*(?:you\s+(?:chose|selected|answered)|(?:your|student'?s?|selected|given|chosen)\s+(?:answer|choice))\s*[:=]/i
/** A line that is nothing but a link tells where to read on. */
export const isLink =
  /^\s*(?:[-*]\s+)?(?:\[[^\]\n]{1,200}\]\(\s*<?https?:[^)\s]*>?\s*\)|<?https?:\/\/\S+>?)\s*\.?\s*$/
