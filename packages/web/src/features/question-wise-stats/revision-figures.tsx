import { say } from '@quizwright/domain/language/say.ts'
import { formatNumber } from '@quizwright/domain/rules/format-number.ts'
import { missingReasonTexts } from '@quizwright/domain/rules/describe-figures.ts'
import { questionFigureNames } from '@quizwright/domain/rules/figure-names.ts'
import { judgeQuestion } from '@quizwright/domain/rules/judge-question.ts'
import { describeQuestion } from '@quizwright/domain/rules/describe-question.ts'
import type {
  CountedAttempts,
  RevisionFigures as Revision,
} from '@quizwright/domain/schemas/item-statistics.ts'
import { CountedBy, countedInWords } from './counted-by.tsx'
import { plainQuestionFigures } from './plain-figures.ts'
import { useAreFiguresDetailed } from '../../statistics/detailed-figures.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { FigureValue } from './figure-value.tsx'
import { OptionTable } from './option-table.tsx'
import { PartTable } from './part-table.tsx'

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    '& > h4': { textStyle: 'title.sm' },
  },
})
const Reading = chakra('ul', {
  base: {
    listStyle: 'none',
    p: '3',
    borderRadius: 'lg',
    bg: 'bg.subtle',
    textStyle: 'sm',
    '&[data-verdict="doubtful"]': { bg: 'red.subtle' },
    '&[data-verdict="worth a look"]': { bg: 'orange.subtle' },
    '& li + li': { mt: '1' },
  },
})
const Grid = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
    columnGap: '4',
    rowGap: '3',
  },
})

type RevisionFiguresProps = {
  revision: Revision
  attempts: CountedAttempts
  /** The name of the wording, such as "question 3". */
  of: string
  title?: string
  /** The kind of the question, if it has one. */
  kind?: string | undefined
}

/** The figures of one wording of a question: in words, in numbers, and for each option or part. */
export const RevisionFigures = ({ revision, attempts, of, title, kind }: RevisionFiguresProps) => {
  const sentences = describeQuestion(revision)
  // Where nobody answered, a reason below each missing figure would say the same many times.
  const isAnswered = revision.counted > 0
  const areDetailed = useAreFiguresDetailed()
  const shown = questionFigureNames.filter(
    ({ name }) =>
      (areDetailed || plainQuestionFigures.has(name)) && (isAnswered || revision[name].value !== null),
  )
  return (
    <Frame>
      {title && <h4>{title}</h4>}
      {sentences.length > 0 && (
        <Reading data-verdict={judgeQuestion(revision)}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </Reading>
      )}
      <div>
        <CountedBy>
          {isAnswered
            ? `${countedInWords[attempts]} (${formatNumber(revision.counted)})`
            : say(missingReasonTexts['no attempts'])}
        </CountedBy>
        <Grid>
          {shown.map(({ name, plain, label }) => (
            <FigureValue
              key={name}
              name={plain}
              {...(areDetailed && { term: label })}
              figure={revision[name]}
            />
          ))}
          {isAnswered && revision.first_try && (
            <FigureValue name={say('Average score of first tries')} figure={revision.first_try} />
          )}
        </Grid>
      </div>
      {isAnswered && revision.options.length > 0 && (
        <OptionTable options={revision.options} isFew={revision.few} of={of} />
      )}
      {isAnswered && revision.parts && (
        <PartTable parts={revision.parts} kind={kind} counted={revision.counted} of={of} />
      )}
    </Frame>
  )
}
