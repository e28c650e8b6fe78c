import { difficultyName } from '../difficulty-name.ts'
import { commaList } from '@quizwright/domain/language/comma-list.ts'
import { labelled } from '@quizwright/domain/language/labelled.ts'
import { say, sayCount, texts } from '@quizwright/domain/language/say.ts'
import type { DraftQuestion, AiConfig, Option } from '@quizwright/domain/schemas/question.ts'
import { chakra } from '../../ui/styled/chakra.tsx'
import { ChangedBlock, ChangedText, type ChangeView } from './changed-text.tsx'
import {
  ComparedContent,
  contentOfQuestion,
  contentOfSolution,
  isEmpty,
  contentOfOption,
  emptyContent,
} from './compared-content.tsx'
import { comparedParts } from './named-parts.ts'
import { optionPairs } from './option-pairs.ts'
import { Check } from 'lucide-react'

type ComparedOptionProps = {
  option: Option
  /** Null if the compared question has no such option; undefined if nothing is compared. */
  comparedWith: Option | null | undefined
  view: ChangeView
}

const ComparedOption = ({ option, comparedWith, view }: ComparedOptionProps) => {
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

const criteria: Record<keyof AiConfig, string> = texts({
  content: 'content',
  understanding: 'understanding',
  writing_skill: 'writing skill',
  evidence: 'evidence',
  organization: 'organization',
})

/** The prompts with which a model grades a descriptive question, with their names. */
const aiPrompts = (question: DraftQuestion): [name: string, text: string][] => [
  [say('Evaluation prompt'), question.ai_evaluation_prompt ?? ''],
  [say('Further prompts'), (question.ai_evaluation_prompt_chain ?? []).map(({ value }) => value).join('\n')],
  [
    say('Judged'),
    commaList(
      Object.entries(criteria)
        .filter(([criterion]) => question.ai_config?.[criterion as keyof AiConfig])
        .map(([, name]) => say(name)),
    ),
  ],
  [say('Content prompt'), question.ai_content_prompt ?? ''],
  [say('Understanding prompt'), question.ai_understanding_prompt ?? ''],
  [say('Writing skill prompt'), question.ai_writting_skill_prompt ?? ''],
  [say('Evidence prompt'), question.ai_evidence_prompt ?? ''],
  [say('Organization prompt'), question.ai_organization_prompt ?? ''],
]

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
    // Colour alone would not distinguish them.
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

const scoringOf = (question: DraftQuestion): string =>
  sayCount(question.weightage, '{difficulty}, {count} mark', '{difficulty}, {count} marks', {
    difficulty: difficultyName(question.difficulty_level),
  })
const tagsOf = (question: DraftQuestion): string => commaList(question.tags.map((tag) => tag.tag_name))

type NamedTextProps = { name: string; value: string; comparedWith: string | undefined; view: ChangeView }

const NamedText = ({ name, value, comparedWith, view }: NamedTextProps) =>
  (value !== '' || (comparedWith ?? '') !== '') && (
    <span dir="auto">
      <em>{labelled(name, '')}</em>
      <ChangedText value={value} comparedWith={comparedWith} view={view} />
    </span>
  )

type ComparedProps = {
  question: DraftQuestion
  comparedWith: DraftQuestion | null | undefined
  view: ChangeView
}

const Solution = ({ question, comparedWith, view }: ComparedProps) => {
  const solution = contentOfSolution(question)
  const comparedSolution = comparedWith ? contentOfSolution(comparedWith) : undefined
  if (isEmpty(solution) && (!comparedSolution || isEmpty(comparedSolution))) return null
  return (
    <span>
      <em>{say('Solution:')} </em>
      <ComparedContent content={solution} comparedWith={comparedSolution} view={view} />
    </span>
  )
}

const RelatedVideo = ({ question, comparedWith }: Omit<ComparedProps, 'view'>) => {
  if (!comparedWith) return null
  const [video, comparedVideo] = [question.related_video_id ?? '', comparedWith.related_video_id ?? '']
  if (video === comparedVideo) return null
  if (video === '') return <em>{say('No related video')}</em>
  return <em>{comparedVideo === '' ? say('With a related video') : say('Another related video')}</em>
}

const AiPrompts = ({ question, comparedWith, view }: ComparedProps) => {
  const comparedPrompts = comparedWith && new Map(aiPrompts(comparedWith))
  return aiPrompts(question).map(([name, prompt]) => (
    <NamedText
      key={name}
      name={name}
      value={prompt}
      comparedWith={comparedPrompts ? (comparedPrompts.get(name) ?? '') : undefined}
      view={view}
    />
  ))
}

type QuestionSideProps = {
  title: string
  /** Null if this side does not have the question. */
  question: DraftQuestion | null
  /** The text shown instead of a missing question. */
  absent: string
  /** The question to compare with. Without one, no change is marked. */
  comparedWith?: DraftQuestion | null
  view: ChangeView
}

/** One side of a comparison of two questions, with the changed words marked. */
export const QuestionSide = ({ title, question, absent, comparedWith, view }: QuestionSideProps) => {
  if (!question)
    return (
      <Frame>
        <b>{title}</b>
        <em>{absent}</em>
      </Frame>
    )
  const pairs = comparedWith && optionPairs(question.options, comparedWith.options)
  const compared = { question, comparedWith, view }
  return (
    <Frame>
      <b>{title}</b>
      <NamedText
        name={say('Section')}
        value={question.section}
        comparedWith={comparedWith?.section}
        view={view}
      />
      <NamedText
        name={say('Intro text')}
        value={question.paragraph}
        comparedWith={comparedWith?.paragraph}
        view={view}
      />
      <ComparedContent
        content={contentOfQuestion(question)}
        comparedWith={comparedWith ? contentOfQuestion(comparedWith) : undefined}
        view={view}
      />
      <ol>
        {question.options.map((option, index) => (
          <ComparedOption
            key={index}
            option={option}
            comparedWith={pairs ? pairs[index] : undefined}
            view={view}
          />
        ))}
      </ol>
      <em>
        <ChangedBlock
          value={scoringOf(question)}
          comparedWith={comparedWith ? scoringOf(comparedWith) : undefined}
          view={view}
        >
          {(scoring) => scoring}
        </ChangedBlock>
      </em>
      <NamedText
        name={say('Tags')}
        value={tagsOf(question)}
        comparedWith={comparedWith ? tagsOf(comparedWith) : undefined}
        view={view}
      />
      <Solution {...compared} />
      {comparedParts(question, comparedWith).map(({ key, name, text, comparedWith: other }) => (
        <NamedText key={key} name={name} value={text} comparedWith={other} view={view} />
      ))}
      <RelatedVideo question={question} comparedWith={comparedWith} />
      <AiPrompts {...compared} />
    </Frame>
  )
}
