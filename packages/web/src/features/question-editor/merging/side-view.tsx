import { chakra } from '@chakra-ui/react/styled-system'
import type { DraftQuestion } from '@quizwright/contracts/schemas/question.ts'
import { Check } from 'lucide-react'
import { Formula } from '../../../ui/formula.tsx'

const Frame = chakra('div', {
  base: {
    flex: '1', minWidth: '14rem', textStyle: 'sm', display: 'flex', flexDirection: 'column', gap: '1', p: '3', borderWidth: '1px', borderColor: 'border', borderRadius: 'lg', overflowWrap: 'anywhere',
    '& > b': { textStyle: 'xs', fontWeight: 'medium', color: 'fg.muted' }, '& ol': { listStyle: 'decimal', ps: '5' }, '& svg': { display: 'inline', ms: '1', color: 'green.fg' }, '& em': { color: 'fg.muted' },
  },
})

const Content = ({ text, equation }: { text: string; equation: string }) => <span dir="auto">{text} {equation !== '' && <Formula tex={equation} />}</span>

/** A question as one side has it, to be read and compared. */
export const SideView = ({ title, question }: { title: string; question: DraftQuestion | null }) => (
  <Frame>
    <b>{title}</b>
    {question
      ? (
        <>
          <Content text={question.question} equation={question.equation} />
          <ol>{question.options.map((option, place) => <li key={place}><Content text={option.option} equation={option.equation} />{option.is_correct && <Check size={14} aria-label="correct" />}</li>)}</ol>
          <em>{question.difficulty_level}, {question.weightage} {question.weightage === 1 ? 'mark' : 'marks'}{question.tags.length > 0 && `, ${question.tags.map((tag) => tag.tag_name).join(', ')}`}</em>
          {question.solution !== '' && <span>Solution: {question.solution}</span>}
        </>
      )
      : <em>Deleted</em>}
  </Frame>
)
