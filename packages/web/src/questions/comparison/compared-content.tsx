import type { DraftQuestion, Option } from '@quizwright/domain/schemas/question.ts'
import { Formula } from '@quizwright/ui/formula/formula.tsx'
import { ChangedBlock, ChangedText, type ChangeView } from './changed-text.tsx'

export type Content = { text: string; equation: string; image: string }

export const emptyContent: Content = { text: '', equation: '', image: '' }

export const isEmpty = ({ text, equation, image }: Content): boolean =>
  text === '' && equation === '' && image === ''

export const contentOfQuestion = (question: DraftQuestion): Content => ({
  text: question.question,
  equation: question.equation,
  image: question.image_url,
})

export const contentOfSolution = (question: DraftQuestion): Content => ({
  text: question.solution,
  equation: question.solution_equation,
  image: question.solution_image_url,
})

export const contentOfOption = (option: Option): Content => ({
  text: option.option,
  equation: option.equation,
  image: option.image_url,
})

type ComparedContentProps = { content: Content; comparedWith: Content | undefined; view: ChangeView }

/** Shows a content with its changes marked. An equation and an image are marked as a whole. */
export const ComparedContent = ({ content, comparedWith, view }: ComparedContentProps) => (
  <span dir="auto">
    <ChangedText value={content.text} comparedWith={comparedWith?.text} view={view} />{' '}
    <ChangedBlock value={content.equation} comparedWith={comparedWith?.equation} view={view}>
      {(tex) => <Formula tex={tex} isAlone />}
    </ChangedBlock>
    <ChangedBlock value={content.image} comparedWith={comparedWith?.image} view={view}>
      {(link) => <img src={link} alt="" loading="lazy" />}
    </ChangedBlock>
  </span>
)
