import { difficultyName } from '../../../questions/difficulty-name.ts'
import { commaList } from '@quizwright/domain/language/comma-list.ts'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { kindOf } from '@quizwright/domain/kinds/kind-of.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { chakra } from '../../../ui/styled/chakra.tsx'

const Facts = chakra('p', {
  base: {
    textStyle: 'xs',
    color: 'fg.muted',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    minWidth: '0',
    maxWidth: '24rem',
  },
})

const hasSolution = ({ solution, solution_equation, solution_image_url }: DraftQuestion): boolean =>
  solution !== '' || solution_equation !== '' || solution_image_url !== ''

/** Shows in one line what else a collapsed card does not show. */
export const CardFacts = ({ question }: { question: DraftQuestion }) => {
  const kind = kindOf(question)
  const facts = [
    ...(question.interaction ? [say(kind.label)] : []),
    difficultyName(question.difficulty_level),
    sayCount(question.weightage, '{count} mark', '{count} marks'),
    ...(hasSolution(question) ? [say('with solution')] : []),
    ...(question.related_video_id === null ? [] : [say('with video')]),
    ...question.tags.map(({ tag_name }) => tag_name),
  ]
  return <Facts title={commaList(facts)}>{facts.join(' · ')}</Facts>
}
