import { say } from '@quizwright/domain/language/say.ts'
import { isDescriptive } from '@quizwright/domain/kinds/kind-of.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { useRef } from 'react'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { useIsFeatureOffered } from '../../../api/offered-kinds.ts'
import { useEditor } from '../editor-context.ts'
import { Adders } from './adders.tsx'
import type { Extra } from './extras.ts'
import { KindField } from './kinds/kind-field.tsx'
import { ScoringFields } from './scoring-fields.tsx'
import { TagsField } from './tags-field.tsx'
import { useRovingStop } from './use-roving-stop.ts'

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1.5',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    pt: '3',
  },
})
const Hint = chakra('p', { base: { textStyle: 'xs', color: 'fg.muted', ms: 'auto' } })

type CardFootProps = {
  question: DraftQuestion
  shown: readonly Extra[]
  onAsk: (extra: Extra) => void
}

/**
 * Shown below the texts of the active question: difficulty, marks, tags, and the buttons that add fields. It
 * is a single tab stop.
 */
export const CardFoot = ({ question, shown, onAsk }: CardFootProps) => {
  const { imageHint, quizType } = useEditor()
  const canHaveFeedback = useIsFeatureOffered('feedback') && !isDescriptive(question, quizType)
  const bar = useRef<HTMLDivElement>(null)
  return (
    <Bar
      ref={bar}
      role="toolbar"
      aria-label={say('Details of the question')}
      data-foot
      {...useRovingStop(bar)}
    >
      <ScoringFields
        questionId={question._id}
        difficulty={question.difficulty_level}
        weightage={question.weightage}
      />
      <TagsField questionId={question._id} tags={question.tags} />
      {quizType !== 'daq' && <KindField question={question} />}
      <Adders shown={canHaveFeedback ? shown : [...shown, 'feedback']} onAsk={onAsk} />
      <Hint>{say('Images: {imageHint} recommended', { imageHint })}</Hint>
    </Bar>
  )
}
