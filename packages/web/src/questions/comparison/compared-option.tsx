import { say } from '@quizwright/domain/language/say.ts'
import type { Option } from '@quizwright/domain/schemas/question.ts'
import { Check } from 'lucide-react'
import type { ChangeView } from './changed-text.tsx'
import { ComparedContent, contentOfOption, emptyContent } from './compared-content.tsx'

type ComparedOptionProps = {
  option: Option
  /** Null if the compared question has no such option; undefined if nothing is compared. */
  comparedWith: Option | null | undefined
  view: ChangeView
}

export const ComparedOption = ({ option, comparedWith, view }: ComparedOptionProps) => {
  const comparedContent = comparedWith === null ? emptyContent : comparedWith && contentOfOption(comparedWith)
  const isCorrectChanged = comparedWith ? comparedWith.is_correct !== option.is_correct : false
  const check = <Check size={14} aria-label={say('correct')} />
  return (
    <li>
      <ComparedContent content={contentOfOption(option)} comparedWith={comparedContent} view={view} />
      {option.is_correct && (isCorrectChanged && view !== 'before' ? <ins>{check}</ins> : check)}
    </li>
  )
}
