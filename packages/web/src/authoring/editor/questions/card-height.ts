import { listedOptions } from '@quizwright/domain/kinds/pieces-of.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'

/**
 * Heights in pixels, measured on a wide screen: an empty card, and what a line of text, a drawn equation and
 * an image add to it, both for the active card and for collapsed cards.
 */
const expanded = { card: 200, line: 46, equation: 96, image: 196 }
const asRead = { card: 46, line: 24, equation: 12, image: 110 }

/** Estimates the height of a card that was not rendered yet, so that the scroll bar is about right. */
export const cardHeight = (question: DraftQuestion, collapsed: boolean): number => {
  const { equation, image_url, section, paragraph, page_before: page } = question
  const options = listedOptions(question)
  const { solution, solution_equation, solution_image_url, related_video_id } = question
  const heights = collapsed ? asRead : expanded
  const equations = [equation, solution_equation, ...options.map((option) => option.equation)].filter(
    (tex) => tex !== '',
  ).length
  const images = [image_url, solution_image_url, ...options.map((option) => option.image_url)].filter(
    (link) => link !== '',
  ).length
  const extras = [
    solution || solution_equation || solution_image_url,
    section,
    paragraph,
    page,
    related_video_id,
  ].filter(Boolean).length
  return (
    heights.card +
    (1 + options.length + 1.5 * extras) * heights.line +
    equations * heights.equation +
    images * heights.image
  )
}
