import type { DraftQuestion, Option } from '@quizwright/contracts/schemas/question.ts'
import { Check } from 'lucide-react'
import { chakra } from '../../ui/styled/chakra.tsx'
import { Formula } from '@quizwright/ui/formula/formula.tsx'
import { ChangedBlock, ChangedWords, type Shows } from './changed-text.tsx'
import { optionPairs } from './option-pairs.ts'
import { aiPrompts } from './ai-prompts.ts'

const Frame = chakra('div', {
  base: {
    flex: '1 1 14rem',
    minWidth: '0',
    textStyle: 'sm',
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    p: '3',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    '& > b': { textStyle: 'xs', fontWeight: 'medium', color: 'fg.muted' },
    '& ol': { listStyle: 'decimal', ps: '5' },
    '& svg': { display: 'inline', ms: '1', color: 'green.fg' },
    '& em': { color: 'fg.muted', fontStyle: 'normal' },
    '& img': { maxHeight: '8rem', borderRadius: 'l1' },
    // Colour alone would not tell them apart.
    '& del': { bg: 'red.subtle', color: 'red.fg', textDecoration: 'line-through', borderRadius: 'l1' },
    '& ins': {
      bg: 'green.subtle',
      color: 'green.fg',
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      borderRadius: 'l1',
    },
  },
})

type Said = { text: string; equation: string; image: string }

/** A text with its equation and picture. */
const Content = ({ own, other, shows }: { own: Said; other: Said | undefined; shows: Shows }) => (
  <span dir="auto">
    <ChangedWords own={own.text} other={other?.text} shows={shows} />{' '}
    <ChangedBlock own={own.equation} other={other?.equation} shows={shows}>
      {(tex) => <Formula tex={tex} />}
    </ChangedBlock>
    <ChangedBlock own={own.image} other={other?.image} shows={shows}>
      {(link) => <img src={link} alt="" loading="lazy" />}
    </ChangedBlock>
  </span>
)

const ofQuestion = (question: DraftQuestion): Said => ({
  text: question.question,
  equation: question.equation,
  image: question.image_url,
})
const ofSolution = (question: DraftQuestion): Said => ({
  text: question.solution,
  equation: question.solution_equation,
  image: question.solution_image_url,
})
const ofOption = (option: Option): Said => ({
  text: option.option,
  equation: option.equation,
  image: option.image_url,
})
const nothing: Said = { text: '', equation: '', image: '' }
const isSaid = (said: Said): boolean => said.text !== '' || said.equation !== '' || said.image !== ''

const scoringOf = (question: DraftQuestion): string =>
  `${question.difficulty_level}, ${question.weightage} ${question.weightage === 1 ? 'mark' : 'marks'}`
const tagsOf = (question: DraftQuestion): string => question.tags.map((tag) => tag.tag_name).join(', ')

const OptionLine = ({
  own,
  other,
  shows,
}: {
  own: Option
  other: Option | null | undefined
  shows: Shows
}) => {
  const isMarkChanged = other && other.is_correct !== own.is_correct
  return (
    <li>
      <Content
        own={ofOption(own)}
        other={other === undefined ? undefined : other ? ofOption(other) : nothing}
        shows={shows}
      />
      {own.is_correct &&
        (isMarkChanged && shows !== 'before' ? (
          <ins>
            <Check size={14} aria-label="correct" />
          </ins>
        ) : (
          <Check size={14} aria-label="correct" />
        ))}
    </li>
  )
}

type QuestionSideProps = {
  title: string
  question: DraftQuestion | null
  /** What is in place of a question that is not there. */
  absent: string
  /** The question it is held against; null or left out: none, and nothing is marked. */
  other?: DraftQuestion | null
  shows: Shows
}

/** A question as one side has it, to be read beside another, with what changed marked to the word. */
export const QuestionSide = ({ title, question, absent, other, shows }: QuestionSideProps) => {
  if (!question)
    return (
      <Frame>
        <b>{title}</b>
        <em>{absent}</em>
      </Frame>
    )
  const pairs = other && optionPairs(question.options, other.options)
  const words = (name: string, own: string, counterpart: string | undefined) =>
    (own !== '' || (counterpart ?? '') !== '') && (
      <span dir="auto" key={name}>
        <em>{name}: </em>
        <ChangedWords own={own} other={counterpart} shows={shows} />
      </span>
    )
  return (
    <Frame>
      <b>{title}</b>
      {words('Section', question.section, other?.section)}
      {words('Paragraph', question.paragraph, other?.paragraph)}
      <Content own={ofQuestion(question)} other={other ? ofQuestion(other) : undefined} shows={shows} />
      <ol>
        {question.options.map((option, place) => (
          <OptionLine key={place} own={option} other={pairs ? pairs[place] : undefined} shows={shows} />
        ))}
      </ol>
      <em>
        <ChangedBlock own={scoringOf(question)} other={other ? scoringOf(other) : undefined} shows={shows}>
          {(said) => said}
        </ChangedBlock>
      </em>
      {words('Tags', tagsOf(question), other ? tagsOf(other) : undefined)}
      {(isSaid(ofSolution(question)) || (other && isSaid(ofSolution(other)))) && (
        <span>
          <em>Solution: </em>
          <Content own={ofSolution(question)} other={other ? ofSolution(other) : undefined} shows={shows} />
        </span>
      )}
      {(question.related_video_id ?? '') !== (other ? (other.related_video_id ?? '') : '') && (
        <em>{question.related_video_id ? 'Another related video' : 'No related video'}</em>
      )}
      {aiPrompts(question).map(([name, prompt]) =>
        words(name, prompt, other ? (new Map(aiPrompts(other)).get(name) ?? '') : undefined),
      )}
    </Frame>
  )
}
