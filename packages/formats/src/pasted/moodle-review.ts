import { letterOf } from '@quizwright/domain/rules/letter-of.ts'
import { attribute, descendants, type Element, elementsOf, type Node, textOf } from '../xml/tree.ts'

/** The review of an attempt in Moodle, as a saved or printed page has it. */

const hasClass = (element: Element, name: string): boolean =>
  (attribute(element, 'class') ?? '').split(/\s+/).includes(name)

/** The first elements with a class below an element; those within others of them belong to these. */
const withClass = (element: Element, name: string): Element[] =>
  elementsOf(element).flatMap((child) => (hasClass(child, name) ? [child] : withClass(child, name)))

const made = (name: string, children: Node[], attributes: Record<string, string> = {}): Element => ({
  name,
  attributes,
  children,
  line: 1,
})

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** A page with nothing but its questions, as lists have them, if it is such a review; any other page as it is. */
export const reviewedQuestions = (page: Element): Element => {
  const questions = withClass(page, 'que').filter((one) => withClass(one, 'qtext').length > 0)
  return questions.length === 0 ? page : made('div', questions.flatMap(partsOfQuestion))
}

const partsOfQuestion = (question: Element, index: number): Element[] => {
  const marks = /(\d+(?:[.,]\d+)?)\D*$/.exec(plain(withClass(question, 'grade').map(textOf).join(' ')))?.[1]
  const points = marks === undefined ? [] : [made('p', [`Marks: ${Number(marks.replace(',', '.'))}`])]
  const rows = withClass(question, 'answer')
    .flatMap(elementsOf)
    .filter((row) => (hasClass(row, 'r0') || hasClass(row, 'r1')) && descendants(row, 'input').length > 0)
  const texts = rows.map((row) => plain(textOf(withoutLetter(row))))
  const answer = rightAnswer(question)
  const right = rightRows(rows, texts, answer)
  const options = rows.map((row, at) =>
    right
      ? made('p', [withoutLetter(row)], { 'data-correct': String(right.includes(at)) })
      : made('p', [`${letterOf(at)}. `, withoutLetter(row)]),
  )
  const typed = rows.length === 0 && answer !== undefined ? [made('p', [`Answer: ${answer}`])] : []
  // The lines of a question that matches, whose lists that drop down hold no answer.
  const prompts = withClass(question, 'answer')
    .flatMap((one) => withClass(one, 'text'))
    .map((one) => made('p', one.children))
  const list = made('ol', [made('li', withClass(question, 'qtext'))], { start: String(index + 1) })
  const feedback = withClass(question, 'generalfeedback').map((one) => plain(textOf(one)))
  const explained = feedback.filter((text) => text !== '').map((text) => made('p', [`Explanation: ${text}`]))
  return [list, ...(rows.length === 0 ? prompts : []), ...options, ...typed, ...points, ...explained]
}

/** An option without its letter, its button, its icon and what was said to who chose it. */
const withoutLetter = (row: Element): Element =>
  made(
    'span',
    row.children.flatMap((child): Node[] => {
      if (typeof child === 'string') return [child]
      const isAround = ['answernumber', 'specificfeedback', 'icon'].some((name) => hasClass(child, name))
      if (isAround || (/^(?:input|i|img)$/.test(child.name) && child.children.length === 0)) return []
      return [
        {
          ...withoutLetter(child),
          name: child.name === 'img' ? 'img' : 'span',
          attributes: child.attributes,
        },
      ]
    }),
  )

/** What stands behind "The correct answer is:", or between quotes. */
const rightAnswer = (question: Element): string | undefined => {
  const [shown] = withClass(question, 'rightanswer')
  if (!shown) return undefined
  const text = plain(textOf(shown))
  return /[:：]\s*(\S.*)$/.exec(text)?.[1] ?? /['"‘“«]([^'"’”»]+)['"’”»]\s*\.?$/.exec(text)?.[1]
}

/** No list of right answers is longer, and each option is looked for in it. */
const mostRows = 50

/** The right options: those that the answer lists one by one, else the one that was chosen and is right. */
const rightRows = (
  rows: readonly Element[],
  texts: readonly string[],
  answer: string | undefined,
): number[] | undefined => {
  const isOneOf = (at: number, list: string): boolean => `, ${list}, `.includes(`, ${texts[at]}, `)
  const all = [...rows.keys()]
  if (answer !== undefined) {
    const same = all.filter((at) => texts[at] === answer)
    if (same.length === 1) return same
    if (all.length > mostRows) return undefined
    const named = all.filter((at) => isOneOf(at, answer))
    const length = named.reduce((sum, at) => sum + (texts[at]?.length ?? 0) + 2, -2)
    return named.length > 0 && length === answer.length ? named : undefined
  }
  const chosen = all.filter((at) => hasClass(rows[at] ?? made('p', []), 'correct'))
  const areSingle = rows.every((row) =>
    descendants(row, 'input').every((one) => attribute(one, 'type') === 'radio'),
  )
  return areSingle && chosen.length === 1 ? chosen : undefined
}
