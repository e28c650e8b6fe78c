import { elementAt } from '@quizwright/domain/defined.ts'
import type { ExportedQuiz } from '../exported-quiz.ts'
import { sectionsOf } from '../sections.ts'
import { itemName, type QtiMarkup } from './qti-markup.ts'
import { hasPage, pageIdentifier, pageName } from './write-page.ts'

/** Writes the test of a package: sections that refer to the items in order. */
export const writeTest = (
  { element, file, html, version }: QtiMarkup,
  { title, questions }: ExportedQuiz,
): string => {
  const rubric = (paragraph: string): string => {
    const text = html({ text: paragraph, equation: '', image: '' }, new Map())
    return version === '3.0'
      ? element('rubricBlock', { view: 'candidate', use: 'instructions' }, element('contentBody', {}, text))
      : element('rubricBlock', { view: 'candidate' }, text)
  }
  const sections = sectionsOf(questions).map(({ section, paragraph, indexes }, at) =>
    element(
      'assessmentSection',
      { identifier: `exact-section-${at + 1}`, title: section, visible: section === '' ? 'false' : 'true' },
      paragraph && rubric(paragraph),
      ...indexes.flatMap((index) => [
        ...(hasPage(elementAt(questions, index))
          ? [element('assessmentItemRef', { identifier: pageIdentifier(index), href: pageName(index) })]
          : []),
        element('assessmentItemRef', { identifier: `question-${index + 1}`, href: itemName(index) }),
      ]),
    ),
  )
  const part = element(
    'testPart',
    { identifier: 'part', navigationMode: 'nonlinear', submissionMode: 'simultaneous' },
    ...sections,
  )
  return file(element('assessmentTest', { identifier: 'test', title }, part))
}
