import { ownPage } from '../../qti/own-page.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { emptyContent } from '../../entry/entry.ts'
import type { QtiMarkup } from './qti-markup.ts'

/** The file and the identifier of the page before a question. */
export const pageName = (index: number): string => `items/page-before-${index + 1}.xml`
export const pageIdentifier = (index: number): string => `${ownPage}${index + 1}`

export const hasPage = ({ page_before: page = '' }: QuestionContent): boolean => page !== ''

/** Writes the page before a question: an item that asks nothing. */
export const writePage = (
  { element, file, html }: QtiMarkup,
  { page_before: page = '' }: QuestionContent,
  index: number,
): string =>
  file(
    element(
      'assessmentItem',
      {
        identifier: pageIdentifier(index),
        title: `Question ${index + 1}`,
        adaptive: 'false',
        timeDependent: 'false',
      },
      element('itemBody', {}, html({ ...emptyContent, text: page }, new Map())),
    ),
  )
